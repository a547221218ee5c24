import { expectStage } from '../page-looks';
import { DESKTOP, PATHS, PHONE } from '../site';
import { test } from './page-test';

/** So high that no stage has to be scrolled to be painted. */
const SIZES = [{ ...PHONE, height: 1100 }, DESKTOP, { width: 2560, height: 1440 }];

for (const path of PATHS)
  test(`${path} keeps its words readable on a picture from edge to edge`, async ({ page }) => {
    await page.goto(path);
    for (const { width, height } of SIZES) await expectStage(page, width, height);
  });
