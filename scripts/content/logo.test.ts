import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { formatContentIssue } from './content-issue';
import { findIconFile, readLogo } from './logo';

const folder = mkdtempSync(path.join(os.tmpdir(), 'logo-'));
afterAll(() => rmSync(folder, { recursive: true }));

const drawSvg = (width: number, fill = '#123', inside = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="40"><rect width="${width}" height="40" fill="${fill}"/>${inside}</svg>`;
const drawPng = (width: number) =>
  sharp({ create: { width, height: 40, channels: 3, background: '#123' } })
    .png()
    .toBuffer();

/** A dark mark on white in 16 bits, as some drawing programs save it. */
const drawDeepPng = () =>
  sharp(Buffer.from(drawSvg(180, '#fff', '<circle cx="20" cy="20" r="9" fill="#123"/>')))
    .toColourspace('rgb16')
    .png()
    .toBuffer();
const drawWhitePng = () =>
  sharp(Buffer.from(drawSvg(200, 'none', '<circle cx="20" cy="20" r="9" fill="#fff"/>')))
    .png()
    .toBuffer();

/** Returns the logo, the issues and the icon's file of a folder with these files. */
async function read(files: Readonly<Record<string, string | Promise<Buffer>>>) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const [name, content] of Object.entries(files))
    writeFileSync(`${folder}/${name}`, await content);
  const { logo, issues } = await readLogo(folder);
  const icon = findIconFile(folder);
  return { logo, lines: issues.map(formatContentIssue), icon: icon && path.basename(icon) };
}

const square = { extension: 'svg', width: 80, height: 40, hasName: false };
const wide = { extension: 'png', width: 180, height: 40, hasName: true };
it.each([
  ['a nearly square logo', { 'logo.svg': drawSvg(80) }, square, 'logo.svg'],
  ['a wide one, an icon', { 'logo.png': drawPng(180), 'icon.svg': drawSvg(40) }, wide, 'icon.svg'],
  ['a 16-bit mark', { 'logo.png': drawDeepPng(), 'icon.svg': drawSvg(40) }, wide, 'icon.svg'],
  ['no logo', {}, null, undefined],
])('reads %s', async (_name, files, logo, icon) => {
  expect(await read(files)).toEqual({ logo, lines: [], icon });
});

it.each<[string, Parameters<typeof read>[0], RegExp]>([
  ['a small PNG', { 'logo.png': drawPng(179) }, /is 179 × 40 pixels: use one of at least 180/],
  ['a white one', { 'logo.svg': drawSvg(40, '#fff') }, /too light for the white header/],
  ['a white one on nothing', { 'logo.png': drawWhitePng() }, /too light for the white header/],
  ['text', { 'logo.svg': drawSvg(40, '#123', '<text>A</text>') }, /has text in a font .+ paths/],
  ['another file', { 'logo.svg': 'A' }, /can’t be read: save it again as SVG or PNG/],
  ['a wide logo alone', { 'logo.svg': drawSvg(200) }, /too wide .+: add a square .+icon\.svg or/],
  ['a wide icon', { 'icon.svg': drawSvg(81) }, /icon\.svg: is not square: cut it/],
  [
    'a second logo',
    { 'logo.svg': drawSvg(40), 'logo.png': drawPng(200) },
    /logo\.png: is a second logo, beside .+\/logo\.svg: remove one/,
  ],
])('reports %s in one line', async (_name, files, message) => {
  expect((await read(files)).lines).toEqual([expect.stringMatching(message)]);
});
