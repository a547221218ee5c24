import { inflateSync } from 'node:zlib';
import { expect } from 'playwright/test';
import { CATEGORY_PAGES } from '../site';
import { test } from '../visitor/test';

/** The components have the table of what goes together besides. */
const MOST_SHEETS = (path: string) => (path === '/pc-components/' ? 5 : 4);
/** In a PDF, objects stand as they are or packed together. */
const PACKED = /\/ObjStm.*?stream\r?\n(.*?)\r?\nendstream/gs;
const SHEET = /\/Type\s*\/Page\b/g;

function sheetsOf(pdf: Buffer): number {
  const text = pdf.toString('latin1');
  const packed = [...text.matchAll(PACKED)].map(([, stream = '']) =>
    inflateSync(Buffer.from(stream, 'latin1')).toString('latin1'),
  );
  return [text, ...packed].join('\n').match(SHEET)?.length ?? 0;
}

test('catalogue and showcase pages print on few sheets', async ({ visitor, engineName }) => {
  test.skip(engineName === 'webkit', 'prints for nobody but a person');
  test.slow();
  for (const { path } of CATEGORY_PAGES) {
    await visitor.open(path);
    // They come once the page is there.
    const hasPrintStyles = () => [...document.styleSheets].some(({ href }) => href !== null);
    await expect.poll(() => visitor.read(hasPrintStyles)).toBe(true);
    const sheets = sheetsOf(await visitor.print());
    expect.soft(sheets, path).toBeGreaterThan(0);
    expect.soft(sheets, path).toBeLessThanOrEqual(MOST_SHEETS(path));
  }
});
