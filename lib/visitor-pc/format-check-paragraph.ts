import { emailCopy } from '@/data/copy/email';
import { visitorPcCopy } from '@/data/copy/visitor-pc';
import { type Finding, isAbout } from '@/lib/compatibility/finding';
import { nameParts } from '@/lib/compatibility/finding-text';
import { formatSentence } from '@/lib/compatibility/format-finding';
import type { Part } from '@/lib/compatibility/parts';
import { fillTemplate } from '@/lib/text/fill-template';

/** Formats sentences on findings as a list of an email under its heading. */
export const formatCheckList = (sentences: readonly string[]): string =>
  [emailCopy.checkIntro, ...sentences.map((sentence) => `- ${sentence}`)].join('\n');

/**
 * Formats a product card's verdicts as a paragraph of the product's email; '' without findings.
 *
 * @param productId the product that the email asks for
 * @param shopParts all products: others that a finding counts are items of the visitor's enquiry
 */
export function formatCheckParagraph(
  productId: string,
  findings: readonly Finding[],
  shopParts: readonly Part[],
): string {
  if (findings.length === 0) return '';
  const countedProducts = shopParts.filter(
    ({ id }) => id !== productId && findings.some((finding) => isAbout(finding, id)),
  );
  const note = fillTemplate(visitorPcCopy.countedFromEnquiry, {
    names: nameParts(countedProducts, 'email'),
  });
  return formatCheckList([
    ...findings.map((finding) => formatSentence(finding, 'email')),
    ...(countedProducts.length > 0 ? [note] : []),
  ]);
}
