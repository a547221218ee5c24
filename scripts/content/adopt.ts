/**
 * Copies the sample's pack into shop/, for an owner to change: all of it, or what one names. What is there already is
 * left as it is.
 *
 * Usage: npm run adopt [-- NAME...]: such as home, products or products/rm850e
 */
import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { packFiles, SAMPLE, SHOP } from './pack-files';

const wanted = process.argv.slice(2).map((name) => name.replace(/\.yaml$|\/$/g, ''));
const { files } = packFiles(SAMPLE);
const isNamed = (one: string, name: string) => name === one || name.startsWith(`${one}/`);
const unknown = wanted.filter((one) => !files.some(({ name }) => isNamed(one, name)));
for (const one of unknown) {
  const names = [...new Set(files.map(({ name }) => name.split('/')[0]))].join(', ');
  console.error(`${one}: the sample has no such file: name one of ${names}`);
}
if (unknown.length > 0) process.exit(1);

for (const { name, file } of files) {
  if (wanted.length > 0 && !wanted.some((one) => isNamed(one, name))) continue;
  const own = path.posix.join(SHOP, `${name}.yaml`);
  if (existsSync(own)) {
    console.log(`${own} is there already: left as it is`);
    continue;
  }
  mkdirSync(path.dirname(own), { recursive: true });
  copyFileSync(file, own);
  console.log(`${own} is yours now`);
}
