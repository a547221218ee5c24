import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PictureTask } from './picture-tasks';

/**
 * Makes the files of each task whose files are missing, or whose master or settings have changed.
 *
 * @param recordFile the JSON file that has the hash of each task when its files were made
 * @returns the paths of all files, made now or before
 */
export async function updatePictures(
  tasks: readonly PictureTask[],
  recordFile: string,
): Promise<readonly string[]> {
  const hashes: Record<string, string> = JSON.parse(readFileSync(recordFile, 'utf8'));
  for (const { name, hash, files, make } of tasks) {
    if (hashes[name] === hash && files.every((file) => existsSync(file))) continue;
    console.log(`Making the files of ${name}`);
    for (const [file, content] of await make()) {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, content);
    }
    hashes[name] = hash;
    // Written after each task, so that a stopped run loses nothing. Deleted pictures are left out.
    const record = tasks
      .filter((task) => task.name in hashes)
      .map((task) => [task.name, hashes[task.name]]);
    writeFileSync(recordFile, `${JSON.stringify(Object.fromEntries(record), null, 2)}\n`);
  }
  return tasks.flatMap(({ files }) => files);
}
