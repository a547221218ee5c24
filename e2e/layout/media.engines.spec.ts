import { inflateSync } from 'node:zlib';
import { expect } from 'playwright/test';
import { test } from '../engines/test';

test.skip(
  ({ engineName }) => engineName === 'webkit',
  'WebKitGTK has no forced colours, and prints only from a dialog',
);

test.describe('in forced colours', () => {
  test.use({ habits: { forcedColors: true } });

  test('the link of the current page is underlined', async ({ visitor }) => {
    await visitor.open('/about/');
    expect(await visitor.read(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
    const lines = await visitor.read(() =>
      ['/about/', '/contact/', '/'].map((path) => {
        const link = document.querySelector(`header nav a[href="${path}"]`);
        return link && getComputedStyle(link).textDecorationLine;
      }),
    );
    expect(lines).toEqual(['underline', 'none', 'none']);
  });
});

/** The compressed objects of a PDF. The last byte of the data may look like a line break. */
const OBJECT_STREAM = /\/ObjStm.*?stream\r?\n(.*?)\nendstream/gs;

function countSheets(pdf: Buffer): number {
  const text = pdf.toString('latin1');
  const streams = [...text.matchAll(OBJECT_STREAM)].map(([, stream = '']) =>
    inflateSync(Buffer.from(stream, 'latin1')).toString('latin1'),
  );
  return [text, ...streams].join('\n').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

for (const [path, maxSheets] of [
  ['/pc-components/', 5],
  ['/computer-systems/', 4],
] as const)
  test(`${path} prints on at most ${maxSheets} sheets`, async ({ visitor }) => {
    await visitor.open(path);
    // The print styles load after the page.
    const hasPrintStyles = () => [...document.styleSheets].some(({ href }) => href !== null);
    await expect.poll(() => visitor.read(hasPrintStyles)).toBe(true);
    const sheets = countSheets(await visitor.print());
    expect(sheets).toBeGreaterThan(0);
    expect(sheets).toBeLessThanOrEqual(maxSheets);
  });
