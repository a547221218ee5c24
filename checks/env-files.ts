import { SETTING_NAMES } from './read-settings';

/** A file of settings such as .env.local, as it was read. */
export interface EnvFile {
  readonly path: string;
  readonly contents: string;
}

/** What the reader of such files would silently take for something else, each with the remedy. */
const FAULTS: readonly (readonly [found: RegExp, remedy: string])[] = [
  [/^[“”‘’„]/, 'is in curly quotes: use straight ones, or none'],
  [
    /^(['"`])(?!.*\1)/,
    'has no closing quote: add it, or put a value with a quote in quotes of another kind',
  ],
  [
    /^[^'"`#].*#/,
    'has a # outside quotes, where a comment would begin: put the value in quotes, a comment on a line of its own',
  ],
  [/(?<!\\)\$[\w{]/, 'has a $ that would be replaced by a variable: write \\$'],
];

function lineMistakes(name: string, value: string): readonly string[] {
  if (!SETTING_NAMES.includes(name)) {
    const meant = SETTING_NAMES.find((known) => known === `NEXT_PUBLIC_${name.toUpperCase()}`);
    return meant === undefined ? [] : [`is not a setting: write ${meant}`];
  }
  return FAULTS.filter(([found]) => found.test(value)).map(([, remedy]) => remedy);
}

/**
 * What is written so in a file of settings that another value is read than was meant.
 *
 * @returns one line a mistake, naming file, line, variable and remedy
 */
export function envFileMistakes(files: readonly EnvFile[]): readonly string[] {
  return files.flatMap(({ path, contents }) => {
    if (/[\0\u{FFFD}]/u.test(contents)) {
      return [`${path}: is not UTF-8: save it in that encoding`];
    }
    return contents.split(/\r?\n/).flatMap((line, index) => {
      const [, name, value] = /^\s*(?:export\s+)?([\w-]+)\s*[=:]\s*(.*?)\s*$/.exec(line) ?? [];
      if (name === undefined || value === undefined) return [];
      return lineMistakes(name, value).map(
        (mistake) => `${path}, line ${index + 1}, ${name}: ${mistake}`,
      );
    });
  });
}
