import type { Tree } from './tree';

/** Something that an owner may write, and how it should end. */
export interface Mistake {
  readonly what: string;
  readonly plant: (tree: Tree) => void;
  /** The one line that it should be told by; nothing where the validation should let it pass. */
  readonly told?: RegExp;
  /** For what must build: the npm script that does, and a look at out/ that throws where it is not right. */
  readonly built?: { readonly script: string; readonly check: (tree: Tree) => void };
}

/** A mistake that stops the build, by one line. */
export const stops = (what: string, told: RegExp, plant: Mistake['plant']): Mistake => ({
  what,
  told,
  plant,
});

/** No mistake: the validation has nothing to say. */
export const passes = (what: string, plant: Mistake['plant']): Mistake => ({ what, plant });

/** A first occurrence in a file that is replaced by something wrong. */
export const edited = (
  file: string,
  what: string,
  find: RegExp | string,
  put: string,
  told: RegExp,
): Mistake => stops(`${file}: ${what}`, told, (tree) => tree.edit(file, find, put));
