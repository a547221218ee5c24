import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyProject } from '../lib/copy-project';

const PROJECT = path.resolve(import.meta.dirname, '../..');

type Replacer = (found: string, ...groups: string[]) => string;

/** A copy of the project in which a mistake is planted. */
export interface Tree {
  readonly folder: string;
  /** Replaces the first occurrence; throws where there is none, since then nothing would be tried. */
  edit(file: string, find: RegExp | string, put: string | Replacer): void;
  write(file: string, content: string | Buffer): void;
  read(file: string): string;
  rename(from: string, to: string): void;
  remove(file: string): void;
  /** Sets a variable of the environment that the command runs in. */
  set(variable: string, value: string): void;
  readonly environment: Readonly<Record<string, string>>;
  /** Takes everything back. */
  restore(): void;
}

/**
 * Copies the project for planting.
 *
 * @param folder where to
 */
export function plantable(folder: string): Tree {
  copyProject(folder);
  const touched = new Set<string>();
  const environment: Record<string, string> = {};
  const at = (file: string) => {
    touched.add(file);
    return path.join(folder, file);
  };
  return {
    folder,
    environment,
    edit(file, find, put) {
      const target = at(file);
      const before = readFileSync(target, 'utf8');
      const after = typeof put === 'string' ? before.replace(find, put) : before.replace(find, put);
      if (after === before) throw new Error(`${file} has no ${find} to change`);
      writeFileSync(target, after);
    },
    write: (file, content) => writeFileSync(at(file), content),
    read: (file) => readFileSync(path.join(folder, file), 'utf8'),
    rename: (from, to) => renameSync(at(from), at(to)),
    remove: (file) => rmSync(at(file)),
    set(variable, value) {
      environment[variable] = value;
    },
    restore() {
      for (const file of touched) {
        rmSync(path.join(folder, file), { recursive: true, force: true });
        try {
          cpSync(path.join(PROJECT, file), path.join(folder, file), { recursive: true });
        } catch {
          // It was planted, and the project has no such file.
        }
      }
      touched.clear();
      for (const variable of Object.keys(environment)) delete environment[variable];
    },
  };
}
