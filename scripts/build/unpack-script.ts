import { minified } from './minified';
import type { NameList } from './short-name';
import type { Cut } from './unpack';

/**
 * The script that brings a page all that its own style leaves out.
 *
 * @param length of the page's own style
 * @param names what its short names stand for
 * @param cuts the rules that it does not have
 * @returns its source, in a scope of its own
 */
export function unpackScript(length: number, names: NameList, cuts: readonly Cut[]): string {
  const given = [length, names, cuts].map((value) => JSON.stringify(value)).join();
  return minified({
    stdin: {
      contents: `import { unpack } from './unpack'; unpack(${given});`,
      resolveDir: import.meta.dirname,
    },
  });
}
