import { parseDocument } from 'yaml';
import type { Pack } from '@/lib/content/pack';
import { type ContentIssue, formatContentIssue } from '../content-issue';
import type { ContentDocument } from '../document';
import { fillIn } from '../fill-in';
import { linkRecords } from '../link';
import { type PackFile, readPackFiles, SAMPLE } from '../pack-files';
import { parseFiles } from '../parse';
import { readPack } from '../read-shop';
import { validateDocuments } from '../validate-documents';

/** The sample's files and pack. */
export const { files: sampleFiles } = readPackFiles(SAMPLE);
export const samplePack = readPack(sampleFiles, {}).pack as Pack;

export const getSampleFile = (name: string): PackFile =>
  sampleFiles.find((file) => file.name === name) ?? { name, file: '', source: '' };

const sampleDocuments = parseFiles(sampleFiles).value;
const sampleFilled = fillIn(sampleDocuments, {}).value;
const sampleValid = validateDocuments(sampleFilled).value;
const formatValue = (document?: ContentDocument) => JSON.stringify(document?.value);

const formatIssue = (issue: ContentIssue) =>
  `${issue.severity === 'warning' ? 'Warning: ' : ''}${formatContentIssue(issue)}`;

/** Returns the issues of the sample with these files in place of its own. Validates only documents with other values. */
export function findIssues(files: readonly PackFile[], sample: readonly PackFile[] = []) {
  const parsed = parseFiles(files, sample);
  const filled = fillIn(new Map([...sampleDocuments, ...parsed.value]), {});
  const changed = new Map(
    [...filled.value].filter(
      ([name, document]) => formatValue(document) !== formatValue(sampleFilled.get(name)),
    ),
  );
  const { value, issues } = validateDocuments(changed);
  const removed = Object.fromEntries([...changed.keys()].map((name) => [name, undefined]));
  const linked = linkRecords({
    ...sampleValid,
    ...removed,
    ...value,
    documents: filled.value,
    products: [
      ...sampleValid.products.filter(({ id }) => !changed.has(`products/${id}`)),
      ...value.products,
    ],
    'category-pages': [
      ...sampleValid['category-pages'].filter(({ slug }) => !changed.has(`category-pages/${slug}`)),
      ...value['category-pages'],
    ],
  });
  return [parsed.issues, filled.issues, issues, linked.issues].flat().map(formatIssue);
}

/** Returns the issues of the sample with one file's text changed. */
export const findIssuesAfter = (name: string, edit: (source: string) => string) => {
  const file = getSampleFile(name);
  return findIssues([{ ...file, source: edit(file.source) }]);
};

/** Returns the issues of the sample with one value changed, such as 'company|address|town'; `undefined` removes it. */
export const findIssuesWith = (place: string, value: unknown) => {
  const [name = '', ...path] = place.split('|');
  const steps = path.map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  return findIssuesAfter(name, (source) => {
    const document = parseDocument(source, { schema: 'failsafe' });
    if (steps.length === 0) document.contents = document.createNode(value) as never;
    else if (value === undefined) document.deleteIn(steps);
    else document.setIn(steps, document.createNode(value));
    return document.toString();
  });
};

/** Asserts that a changed value is reported once, in one line with its file, line and column. */
export function expectIssue(
  place: string,
  value: unknown,
  message: RegExp,
  severity: ContentIssue['severity'] = 'error',
) {
  const issues = findIssuesWith(place, value);
  expect(issues).toEqual([expect.stringMatching(message)]);
  const prefix = severity === 'warning' ? 'Warning: ' : '';
  expect(issues[0]).toMatch(new RegExp(`^${prefix}data/[\\w/.-]+:\\d+:\\d+: [^\\n]+$`));
}
