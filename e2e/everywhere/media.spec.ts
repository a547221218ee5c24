import { inflateSync } from 'node:zlib';
import { expect } from 'playwright/test';
import { CATEGORY_PAGES } from '../site';
import { test } from '../visitor/test';

test.skip(
  ({ engineName }) => engineName === 'webkit',
  'has no such colours, and prints for nobody but a person',
);

test.describe('in forced colours', () => {
  test.use({ habits: { forcedColors: true } });

  test('the link of the page that is shown looks unlike its neighbours', async ({ visitor }) => {
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

/** In a PDF, objects stand as they are or packed together; the last packed byte may be one of a line’s end. */
const PACKED = /\/ObjStm.*?stream\r?\n(.*?)\nendstream/gs;

function sheetsOf(pdf: Buffer): number {
  const text = pdf.toString('latin1');
  const packed = [...text.matchAll(PACKED)].map(([, stream = '']) =>
    inflateSync(Buffer.from(stream, 'latin1')).toString('latin1'),
  );
  return [text, ...packed].join('\n').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

for (const { path } of CATEGORY_PAGES)
  test(`${path} prints on few sheets`, async ({ visitor }) => {
    await visitor.open(path);
    // They come once the page is there.
    const hasPrintStyles = () => [...document.styleSheets].some(({ href }) => href !== null);
    await expect.poll(() => visitor.read(hasPrintStyles)).toBe(true);
    const sheets = sheetsOf(await visitor.print());
    expect(sheets).toBeGreaterThan(0);
    // The components have the table of what goes together besides.
    expect(sheets).toBeLessThanOrEqual(path === '/pc-components/' ? 5 : 4);
  });
