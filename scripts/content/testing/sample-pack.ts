import { parseDocument } from 'yaml';
import type { Pack } from '@/lib/content/pack';
import { formatContentIssue } from '../content-issue';
import { fillIn } from '../fill-in';
import { linkRecords } from '../link';
import { type PackFile, readPackFiles, SAMPLE } from '../pack-files';
import { parseFiles } from '../parse';
import { readPack } from '../read-pack';
import { validateDocuments } from '../validate-documents';

/** The sample's files and pack. */
export const { files: sampleFiles } = readPackFiles(SAMPLE);
export const samplePack = readPack(sampleFiles, {}).pack as Pack;

export const getSampleFile = (name: string): PackFile =>
  sampleFiles.find((file) => file.name === name) ?? { name, file: '', source: '' };

const sampleDocuments = parseFiles(sampleFiles).value;

/** Returns the issues of the sample with these files in place of its own; faster than reading all files again. */
export function findIssues(files: readonly PackFile[], sample: readonly PackFile[] = []) {
  const parsed = parseFiles(files, sample);
  const filled = fillIn(new Map([...sampleDocuments, ...parsed.value]), {});
  const validated = validateDocuments(filled.value);
  const linked = linkRecords(validated.value);
  return [parsed, filled, validated, linked]
    .flatMap(({ issues }) => issues)
    .map(formatContentIssue);
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
