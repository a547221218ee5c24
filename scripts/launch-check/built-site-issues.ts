import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { findNames } from '../content/sample-names';
import { createIssues, type LaunchIssue } from './format-report';

const getLastChange = (folder: string): number =>
  Math.max(
    0,
    ...(existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []).map(
      (name) => statSync(path.join(folder, name)).mtimeMs,
    ),
  );

/** Finds the sample's names in the text, titles and alternative texts of pages; returns each with its first page. */
function findSampleNames(builtFolder: string, names: readonly string[]): readonly string[] {
  const pages = readdirSync(builtFolder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:html|webmanifest)$/.test(name))
    .sort();
  const pagesByName = new Map<string, string[]>();
  for (const page of pages)
    for (const name of findNames(readFileSync(path.join(builtFolder, page), 'utf8'), names))
      pagesByName.set(name, [...(pagesByName.get(name) ?? []), page.replaceAll(path.sep, '/')]);
  return [...pagesByName].map(
    ([name, [first, ...others]]) =>
      `'${name}' (${first}${others.length > 0 ? ` and ${others.length} more` : ''})`,
  );
}

/**
 * Finds the sample's names in a built site, or a build that is missing or too old to be searched.
 *
 * @param shopFolder the folder that the site was built from
 */
export function findBuiltSiteIssues(
  builtFolder: string,
  shopFolder: string,
  siteUrl: string,
  names: readonly string[],
): readonly LaunchIssue[] {
  const group = "Still the sample's";
  const home = `${builtFolder}/index.html`;
  const isBuilt = existsSync(home) && readFileSync(home, 'utf8').includes(`href="${siteUrl}/`);
  if (!isBuilt || statSync(home).mtimeMs < getLastChange(shopFolder)) {
    const state = isBuilt ? 'is older than your last change' : 'has no build of this shop';
    const text = `${builtFolder}/ ${state}: run npm run build, so that its pages can be searched for the sample's names.`;
    return [{ group, text }];
  }
  return createIssues(group, [
    [
      findSampleNames(builtFolder, names),
      (list) => `Pages in ${builtFolder}/ name the sample: ${list}.`,
    ],
  ]);
}
