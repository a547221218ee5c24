import { type Part, siteData, validateSite } from '../validation';

export type Path = readonly (string | number)[];

/** A copy of a value with another one at a path; `undefined` takes the field out. */
export function planted(value: unknown, [step, ...rest]: Path, wrong: unknown): unknown {
  if (step === undefined) return wrong;
  if (Array.isArray(value)) {
    return value.map((entry, index) => (index === step ? planted(entry, rest, wrong) : entry));
  }
  const record = value as Readonly<Record<string, unknown>>;
  const { [step]: old, ...others } = record;
  const replaced = planted(old, rest, wrong);
  return replaced === undefined ? others : { ...others, [step]: replaced };
}

/** What the validation says of the site's data with another value at one place. */
export const mistakesWith = (part: Part, path: Path, value: unknown): readonly string[] =>
  validateSite({ ...siteData, [part]: planted(siteData[part], path, value) });

/** A mistake, what it is planted in, and what must be told of it. */
export type Mistake = readonly [
  name: string,
  part: Part,
  path: Path,
  wrong: unknown,
  message: RegExp,
];

/** Tests that each mistake is told, and that nothing is said in more than one line. */
export function testMistakes(mistakes: readonly Mistake[]): void {
  it.each(mistakes)('%s', (_name, part, path, wrong, message) => {
    const told = mistakesWith(part, path, wrong);
    expect(told).toContainEqual(expect.stringMatching(message));
    for (const line of told) expect(line).toMatch(/^data\/[^\n]+$/);
  });
}
