import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyProject } from '../lib/copy-project';

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
  const environment: Record<string, string> = {};
  const undo: (() => void)[] = [];
  const at = (file: string) => path.join(folder, file);
  /** Remembers a file as it is, or that there is none. */
  const keep = (file: string) => {
    const target = at(file);
    if (!existsSync(target)) {
      undo.push(() => rmSync(target, { force: true }));
      return target;
    }
    const before = readFileSync(target);
    undo.push(() => writeFileSync(target, before));
    return target;
  };
  return {
    folder,
    environment,
    edit(file, find, put) {
      const target = keep(file);
      const before = readFileSync(target, 'utf8');
      const after = typeof put === 'string' ? before.replace(find, put) : before.replace(find, put);
      if (after === before) throw new Error(`${file} has no ${find} to change`);
      writeFileSync(target, after);
    },
    write: (file, content) => writeFileSync(keep(file), content),
    read: (file) => readFileSync(at(file), 'utf8'),
    rename(from, to) {
      renameSync(at(from), at(to));
      undo.push(() => renameSync(at(to), at(from)));
    },
    remove: (file) => rmSync(keep(file)),
    set(variable, value) {
      environment[variable] = value;
      undo.push(() => delete environment[variable]);
    },
    restore() {
      for (let step = undo.pop(); step !== undefined; step = undo.pop()) step();
    },
  };
}
