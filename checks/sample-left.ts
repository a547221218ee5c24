import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { type PackFile, SAMPLE } from '../scripts/content/pack-files';
import { parseValue } from '../scripts/content/parse';
import { namesIn } from '../scripts/content/sample-names';

/** Files whose words are the shop's own; what others say, such as how it sorts its goods, may be as the sample has it. */
const SPEAKING = /^(?:company|home|about|contact|testimonials|category-pages\/.+)$/;
/** Those in which nothing is said that could be untrue. */
const ARRANGING = /^(?:categories|colours|menu|pictures)$/;

/**
 * Which files of a shop are still the sample's: those that it has none of its own for, and of those that speak for it the
 * ones that say the same. Pages that it leaves out are none of it.
 */
export function* filesLeft(
  files: readonly PackFile[],
  sample: readonly PackFile[],
  menu: readonly string[],
): Generator<string> {
  const leftOut = (page: string | undefined) => page !== undefined && !menu.includes(page);
  const ofSample = (file: string) => file.startsWith(`${SAMPLE}/`);
  const said = (file: PackFile) => JSON.stringify(parseValue(file));
  if (files.some(({ name, file }) => name.startsWith('products/') && ofSample(file)))
    yield 'products/: the sample’s; write your own into shop/products/, or copy those that you sell there';
  for (const one of files) {
    const { name, file } = one;
    if (name.startsWith('products/') || leftOut(name.split('category-pages/')[1])) continue;
    const same = sample.find((other) => other.name === name);
    if (ofSample(file))
      yield ARRANGING.test(name)
        ? `${file}: the sample’s, which a release may change; copy it to shop/${name}.yaml, as it is or with what you want otherwise`
        : `${file}: the sample’s; copy it to shop/${name}.yaml, and say there what holds for you`;
    else if (same && SPEAKING.test(name) && said(one) === said(same))
      yield `${file}: word for word the sample’s; say what holds for you`;
  }
}

/** The newest change in a folder. */
const changed = (folder: string): number =>
  Math.max(
    0,
    ...(existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []).map(
      (name) => statSync(path.join(folder, name)).mtimeMs,
    ),
  );

/**
 * Where the pages of a built site still name the sample shop, in what they say, in titles and in texts of pictures; or that
 * it is no build of this shop as it is now.
 *
 * @param shop the folder that it was built from
 */
export function* namesLeft(
  built: string,
  shop: string,
  siteUrl: string,
  names: readonly string[],
): Generator<string> {
  const home = `${built}/index.html`;
  const isOurs = existsSync(home) && readFileSync(home, 'utf8').includes(`href="${siteUrl}/`);
  if (!isOurs || statSync(home).mtimeMs < changed(shop)) {
    yield `${built}/: ${isOurs ? 'older than your last change' : 'no build of this shop'}; \`npm run build\`, so that its pages can be looked through`;
    return;
  }
  for (const name of readdirSync(built, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!/\.(?:html|webmanifest)$/.test(name)) continue;
    for (const found of namesIn(readFileSync(path.join(built, name), 'utf8'), names))
      yield `${built}/${name.replaceAll(path.sep, '/')}: says '${found}', which is the sample’s`;
  }
}
