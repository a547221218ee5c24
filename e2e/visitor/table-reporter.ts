import type { FullResult, Reporter, TestCase, TestResult } from 'playwright/types/testReporter';

const MARKS: Record<TestResult['status'], string> = {
  passed: 'holds',
  failed: '**fails**',
  timedOut: '**fails**',
  interrupted: '**fails**',
  skipped: 'not tried',
};

/** Prints what held in which browser, as a Markdown table. */
class TableReporter implements Reporter {
  readonly #rows = new Map<string, Map<string, TestResult['status']>>();
  readonly #browsers = new Set<string>();
  readonly #notes = new Set<string>();

  onTestEnd(test: TestCase, { status }: TestResult) {
    const [, browser = '', file = '', ...titles] = test.titlePath();
    const row = [file.replace(/^.*\/|\.spec\.ts$/g, ''), ...titles].join(': ');
    this.#browsers.add(browser);
    this.#rows.set(row, (this.#rows.get(row) ?? new Map()).set(browser, status));
    for (const { type, description } of test.annotations) {
      if (type === 'skip' && description) this.#notes.add(`not tried: ${browser} ${description}`);
      if (type === 'user agent') this.#notes.add(`${browser} is ${description}`);
    }
  }

  onEnd({ duration }: FullResult) {
    const browsers = [...this.#browsers].sort();
    const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
    const count = (browser: string) => {
      const all = [...this.#rows.values()].map((results) => results.get(browser));
      const tried = all.filter((status) => status !== undefined && status !== 'skipped');
      return `${tried.filter((status) => status === 'passed').length} of ${tried.length}`;
    };
    console.log(
      [
        '',
        line(['what', ...browsers]),
        line(['---', ...browsers.map(() => '---')]),
        ...[...this.#rows].map(([row, results]) =>
          line([row, ...browsers.map((browser) => MARKS[results.get(browser) ?? 'skipped'])]),
        ),
        line(['**in all**', ...browsers.map(count)]),
        '',
        ...[...this.#notes].sort().map((note) => `- ${note}`),
        `\n${Math.round(duration / 1000)} s`,
      ].join('\n'),
    );
  }
}

export default TableReporter;
