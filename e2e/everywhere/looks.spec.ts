import { expect } from 'playwright/test';
import { test } from '../visitor/test';

test.describe('in forced colours', () => {
  test.use({ habits: { forcedColors: true } });

  test('the link of the page that is shown looks unlike its neighbours', async ({
    visitor,
    engineName,
  }) => {
    test.skip(engineName === 'webkit', 'has none');
    await visitor.open('/about/');
    expect(await visitor.read(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
    const line = (path: string) =>
      visitor.read((href) => {
        const link = document.querySelector(`header nav a[href="${href}"]`);
        return link && getComputedStyle(link).textDecorationLine;
      }, path);
    expect(await line('/about/')).not.toBe(await line('/contact/'));
    expect(await line('/contact/')).toBe(await line('/'));
  });
});
