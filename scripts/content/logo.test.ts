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

/** Returns the logo and the issues of a folder with these files. */
async function read(files: Readonly<Record<string, string | Buffer>>) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const [name, content] of Object.entries(files)) writeFileSync(`${folder}/${name}`, content);
  const { logo, issues } = await readLogo(folder);
  return { logo, lines: issues.map(formatContentIssue) };
}

it('reads a square logo, or a wide one with an icon', async () => {
  const square = { extension: 'svg', width: 40, height: 40, hasName: false };
  expect(await read({ 'logo.svg': drawSvg(40) })).toEqual({ logo: square, lines: [] });
  expect(findIconFile(folder)).toBe(`${folder}/logo.svg`);
  const wide = { extension: 'png', width: 200, height: 40, hasName: true };
  const files = { 'logo.png': await drawPng(200), 'icon.svg': drawSvg(40) };
  expect(await read(files)).toEqual({ logo: wide, lines: [] });
  expect(findIconFile(folder)).toBe(`${folder}/icon.svg`);
  expect(await read({})).toEqual({ logo: null, lines: [] });
});

it.each([
  ['a small PNG', 'logo.png', () => drawPng(60), /is 60 × 40 pixels: use one of at least 180/],
  ['a white one', 'logo.svg', () => drawSvg(40, '#fff'), /too light for the white header: use a/],
  ['text', 'logo.svg', () => drawSvg(40, '#123', '<text>A</text>'), /has text in a font .+ paths/],
  ['another file', 'logo.svg', () => 'A', /can’t be read: save it again as SVG or PNG/],
  ['a wide logo alone', 'logo.svg', () => drawSvg(200), /too wide .+: add a square .+icon\.svg or/],
  ['a wide icon', 'icon.svg', () => drawSvg(200), /icon\.svg: is not square: cut it/],
])('reports %s in one line', async (_name, file, draw, message) => {
  expect((await read({ [file]: await draw() })).lines).toEqual([expect.stringMatching(message)]);
});

it('reports a second logo', async () => {
  const { lines } = await read({ 'logo.svg': drawSvg(40), 'logo.png': await drawPng(200) });
  expect(lines).toEqual([
    `${folder}/logo.png: is a second logo, beside ${folder}/logo.svg: remove one`,
  ]);
});
