import type { HtmlException } from './html-exceptions';

/** What the checker says of a page. */
export interface Complaint {
  readonly url: string;
  readonly message: string;
  readonly lastLine?: number;
  readonly extract?: string;
}

export interface Judgement {
  /** A line for each complaint that stands. */
  readonly errors: readonly string[];
  /** A line for each exception: how often it was met, and why it is one. */
  readonly excused: readonly string[];
}

const explains = (exception: HtmlException, { message, extract = '' }: Complaint) =>
  exception.message.test(message) && (exception.extract?.test(extract) ?? true);

/**
 * Tells the checker's complaints that stand from those that are explained.
 *
 * @param complaints of all pages
 * @param exceptions what is explained; one that nothing meets is an error of its own
 */
export function judge(
  complaints: readonly Complaint[],
  exceptions: readonly HtmlException[],
): Judgement {
  const counts = exceptions.map((exception) => ({
    ...exception,
    count: complaints.filter((complaint) => explains(exception, complaint)).length,
  }));
  const standing = complaints.filter(
    (complaint) => !exceptions.some((exception) => explains(exception, complaint)),
  );
  return {
    errors: [
      ...standing.map(
        ({ url, message, extract = '' }) => `${url}: ${message} ${extract.replace(/\s+/g, ' ')}`,
      ),
      ...counts
        .filter(({ count }) => count === 0)
        .map(({ message }) => `the exception ${message} is met no more: take it out`),
    ],
    excused: counts.map(({ count, message, why }) => `${count} × ${message.source}: ${why}`),
  };
}
