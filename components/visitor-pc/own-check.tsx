import type { ReactNode } from 'react';
import { VerdictIcon } from '@/components/compatibility/verdict-icon';
import type { EnquiryPart, EnquiryShop } from '@/components/enquiry/enquiry-shop';
import { kinds } from '@/data/compatibility';
import { have as copy, haveRow } from '@/data/have';
import { ui } from '@/data/interface';
import type { Finding } from '@/lib/compatibility/findings';
import { formatFindingSummary, formatSource } from '@/lib/compatibility/messages';
import type { KnownPart } from '@/lib/compatibility/parts';
import { composeProductQuote, type PromptsById } from '@/lib/mail/quote-messages';
import {
  type Answer,
  answerOf,
  FIELDS,
  type Field,
  type Have,
} from '@/lib/page-state/have-address';
import { capitalise, fillTemplate } from '@/lib/text/fill-template';
import { checkProduct } from '@/lib/visitor-pc/check-product';
import { suggestChipset } from '@/lib/visitor-pc/find-chipset';
import { amountOf, haveParagraph } from '@/lib/visitor-pc/have';
import { quoteWith, withHaveTold } from '@/lib/visitor-pc/have-mail';
import { formatPartDetail, formatPartName } from '@/lib/visitor-pc/part-database';
import {
  findPart,
  isDatabaseField,
  loadPartLists,
  type PartLists,
} from '@/lib/visitor-pc/part-lists';
import { findNamedPart, searchParts } from '@/lib/visitor-pc/part-search';
import { createVisitorParts, type VisitorPart } from '@/lib/visitor-pc/visitor-parts';

/** Comes with this script, so that the page doesn't load what only this script needs. */
export const loadLists = loadPartLists;

/** Returns the text that a field shows for an answer. */
export function textOf(field: Field, answer: Answer | undefined, lists: PartLists): string {
  if (answer && 'typed' in answer) return answer.typed;
  const part = findPart(field, answer, lists);
  return part ? formatPartName(part) : '';
}

/** Returns the options for a typed text: a number with its meaning, a chipset, known parts, or the text itself. */
export function optionsOf(field: Field, typed: string, lists: PartLists) {
  const answer = answerOf(typed);
  if (!answer || !isDatabaseField(field)) return [];
  const list = lists[field];
  const x = amountOf(field, typed);
  const amount =
    x === undefined || field === 'board'
      ? []
      : [{ name: fillTemplate(copy.amounts[field], { x }), detail: '', answer }];
  const chipset = field === 'board' ? suggestChipset(typed) : undefined;
  const best = list ? searchParts(list.index, typed) : [];
  const found = best.map((part) => ({
    name: formatPartName(part),
    detail: formatPartDetail(part),
    answer: { id: part.ids[0] ?? '' },
  }));
  const options: readonly { name: string; detail: string; answer: Answer }[] = [
    ...amount,
    ...(chipset ? [{ ...chipset, answer }] : []),
    ...found,
  ];
  return options.length > 0 || !list ? options : [{ name: typed, detail: copy.notListed, answer }];
}

/** Returns the answer that a typed text stands for: a number, the part of that name, or the text itself. */
export function answerTo(
  field: Field,
  given: Answer | string,
  lists: PartLists,
): Answer | undefined {
  if (typeof given !== 'string') return given;
  const answer = answerOf(given);
  const list = lists[field];
  if (!answer || !list || amountOf(field, given) !== undefined) return answer;
  const id = findNamedPart(list.index, given)?.ids[0];
  return id === undefined ? answer : { id };
}

/** A product with its findings for the visitor's PC, the worst first. */
interface CheckedProduct {
  readonly part: EnquiryPart;
  readonly findings: readonly Finding[];
}

/** Returns an answer's short form for the row's heading: the model of a part, or a number with its unit. */
function shortOf(field: Field, have: Have, lists: PartLists): string {
  const answer = have[field];
  const x = answer && 'typed' in answer ? amountOf(field, answer.typed) : undefined;
  if (x !== undefined) return `${x} ${field === 'case' ? 'mm' : 'W'}`;
  const named = findPart(field, answer, lists)?.model ?? textOf(field, answer, lists);
  return named === '' && field === 'pc' ? copy.readyMade : named;
}

/** 'Graphics cards: 1 fits, 2 to check, 1 does not', and of a category with nothing that fits an e-mail that asks for it. */
function sumsOf(
  checkedProducts: readonly CheckedProduct[],
  sold: readonly EnquiryPart[],
  ask: (many: string) => string,
) {
  const { none, ...counts } = copy.counts;
  const kindsTold = [...new Set(checkedProducts.flatMap(({ part }) => part.facts?.part ?? []))];
  return kindsTold.map((kind) => {
    const ofKind = checkedProducts.filter(({ part }) => part.facts?.part === kind);
    const listed = sold.filter(({ facts }) => facts?.part === kind).length;
    const words = (n: number, [one, many]: readonly [string, string]) =>
      fillTemplate(n === 1 ? one : many, { n });
    const counted = (Object.keys(counts) as readonly (keyof typeof counts)[]).flatMap((outcome) => {
      const n = ofKind.filter(({ findings }) => findings[0]?.outcome === outcome).length;
      return n > 0 ? { outcome, n, say: words(n, counts[outcome]) } : [];
    });
    const { many } = kinds[kind];
    const isNone = counted.every(({ outcome, n }) => outcome === 'incompatible' && n === listed);
    const buildVisitorPcReport = isNone
      ? words(listed, none)
      : counted.map(({ say }) => say).join(', ');
    return {
      say: fillTemplate(copy.sum, { category: capitalise(many), told: buildVisitorPcReport }),
      href: isNone ? ask(many) : undefined,
    };
  });
}

/** A card's verdicts, the source of each figure that the database lists, and the way on where the part may not fit. */
function renderVerdicts(
  { part, findings }: CheckedProduct,
  visitorParts: readonly VisitorPart[],
  listed: readonly Field[],
  href: string,
) {
  const parts = [part, ...visitorParts];
  const needsWayOn = ({ outcome }: Finding) =>
    outcome === 'incompatible' || outcome === 'unverified';
  return (
    <div className="own-verdict">
      {findings.map((finding) => {
        const { outcome, partIds } = finding;
        const text = formatFindingSummary(finding, parts, part.id);
        const sources = visitorParts.flatMap((visitorPart) => {
          const isListed = listed.some((field) => visitorPart.id === `own-${field}`);
          const isDecisive = partIds.includes(visitorPart.id) && outcome !== 'unverified';
          const source = isListed && isDecisive && formatSource(visitorPart, part as KnownPart);
          return source ? [{ id: visitorPart.id, source }] : [];
        });
        return (
          <div key={text} className="verdict" data-outcome={outcome}>
            <VerdictIcon outcome={outcome} hasLabel={!text.startsWith(ui.outcomes[outcome])} />
            <div>
              <p>{text}</p>
              {sources.map(({ id, source }) => (
                <p key={id} className="text-small text-muted">
                  {`${source} `}
                  <a href={`#${id}`} className="text-link -my-1">
                    {copy.changeIt}
                  </a>
                </p>
              ))}
            </div>
          </div>
        );
      })}
      {findings.some(needsWayOn) && (
        <a href={href} className="text-link">
          {haveRow.askForAnother}
          <span className="sr-only">{` (${part.name})`}</span>
        </a>
      )}
    </div>
  );
}

/** E-mail links as the page wrote them. */
const written = new WeakMap<HTMLAnchorElement, string>();

/**
 * Adds the visitor's PC to every email link of the page that lacks it.
 *
 * @param paragraph '' where they have said nothing
 * @param prompts the page's own
 */
export function updateEmailLinks(paragraph: string, prompts: PromptsById): void {
  const links = 'a[href^="mailto:"][href*="body="]:not([data-whole], .own-verdict *, .own-sums *)';
  for (const link of document.querySelectorAll<HTMLAnchorElement>(links)) {
    const href = written.get(link) ?? link.href;
    written.set(link, href);
    link.href = withHaveTold(href, paragraph, prompts);
  }
}

/**
 * All that is said of a shop's parts to who has these.
 *
 * @param sold those that the page shows
 * @param subject of its e-mails, up to a product's name
 */
export function said(
  have: Have,
  lists: PartLists,
  sold: readonly EnquiryPart[],
  shop: EnquiryShop,
  subject: string,
) {
  const answered = FIELDS.filter((field) => have[field] !== undefined);
  if (answered.length === 0) return undefined;
  const parts = answered.flatMap((field) => findPart(field, have[field], lists) ?? []);
  const own = createVisitorParts(have, lists);
  const ready = have.pc && (textOf('pc', have.pc, lists) || copy.own.pc);
  const paragraph = haveParagraph(have, parts);
  const listed = answered.filter((field) => findPart(field, have[field], lists));
  const checkedProducts = sold.flatMap((part): readonly CheckedProduct[] => {
    const findings = checkProduct(part, own, ready);
    return findings.length > 0 ? [{ part, findings }] : [];
  });
  const cards = checkedProducts.map((product) => {
    const { part } = product;
    const href = composeProductQuote(shop.recipient, subject, part, paragraph, copy.suggest);
    return [part.id, renderVerdicts(product, own, listed, href)] as const;
  });
  const clashing = checkedProducts.filter(
    ({ findings }) => findings[0]?.outcome === 'incompatible',
  );
  const named = answered.map((field) => shortOf(field, have, lists)).filter(Boolean);
  const asked = ['case', 'supply', 'board'] as const;
  return {
    told: fillTemplate(copy.answered, { parts: named.join(', ') }),
    texts: Object.fromEntries(answered.map((field) => [field, textOf(field, have[field], lists)])),
    paragraph,
    sums: sumsOf(checkedProducts, sold, (many) =>
      quoteWith(shop.plainHref, fillTemplate(copy.suggestAny, { many }), paragraph),
    ),
    cards: new Map<string, ReactNode>(cards),
    clashes: new Set(clashing.map(({ part }) => part.id)),
    /** The fields without an answer. */
    missing: asked.filter((field) => !have[field] && !(field === 'board' && have.processor)),
  };
}
