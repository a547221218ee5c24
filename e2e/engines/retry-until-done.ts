import { expect } from 'playwright/test';

/** Retries a function while it throws, since a page may still load. At last throws its error. */
export async function retryUntilDone<Result>(run: () => Promise<Result>): Promise<Result> {
  let result: Result | undefined;
  await expect(async () => {
    result = await run();
  }).toPass({ intervals: [50] });
  return result as Result;
}
