import { request } from '@/data/request';
import type { Pack } from '@/lib/content/pack';

/** What the site states of the shop, in the words that proof.yaml knows it by. */
export interface Claim {
  /** Where it stands first. */
  readonly place: string;
  readonly claim: string;
}

/** In which something is done; the same time is one claim wherever it is said. */
const TIME = /\b\d+(?:-\d+)? (?:business )?(?:days?|hours?)\b/g;
/** A number of something, what holds without exception, or is promised; names of icons and questions are none. */
const FIGURE_OR_ABSOLUTE =
  /^(?=.* )(?=.*(?:\d[\d,]*\+|\b24\/7|\b(?:always|every|never|nobody|guarantee\w*|warrant\w*|discounts?)\b))(?!.*\?$)/i;
/** What the shop says that it does with each request or quote; buttons and headings are too short for it. */
const CONDUCT =
  /^(?=(?:\S+ ){4})(?=.*\b(?:we|quotes?)\b.*\b(?:check(?:ed)?|say|tell|test|compare|follow|add up|names|keeps to)\b)/i;

/** What speaks of the shop, by its file; products and the law have sources of their own. */
const speaking = ({ about, company, contact, home, ...pack }: Pack) => ({
  ...{ about, company, contact, home, request },
  ...Object.fromEntries(
    pack['category-pages'].map((page) => [`category-pages/${page.slug}`, page]),
  ),
});

function* statements(value: unknown): Generator<string> {
  const { figure, unit, label } = Object(value);
  if (typeof value === 'string') yield* value.split(/(?<=[.?!;]) /);
  // With the label beside it, a figure is one statement.
  else if (typeof figure === 'string') yield [figure, unit, label].filter(Boolean).join(' ');
  else
    for (const [name, item] of Object.entries(value ?? {})) {
      // What a text stands under may state something, too; its number in a list does not.
      if (!Array.isArray(value)) yield name;
      yield* statements(item);
    }
}

/** Every sentence and figure that the site states of the shop, with the file and the field. */
const everyStatement = (pack: Pack): readonly Claim[] =>
  Object.entries<object>(speaking(pack)).flatMap(([file, record]) =>
    Object.entries(record).flatMap(([field, value]) =>
      [...statements(value)].map((claim) => ({ place: `${file}, ${field}`, claim })),
    ),
  );

/** What of it must be provable, once: each time, and each statement of a figure, without exception or of conduct. */
export function statedClaims(pack: Pack): readonly Claim[] {
  const claims = everyStatement(pack).flatMap(({ place, claim }) => {
    const times = claim.match(TIME) ?? [];
    const provable = FIGURE_OR_ABSOLUTE.test(claim) || CONDUCT.test(claim);
    const stated = times.length === 0 && provable ? [claim] : times;
    return stated.map((one) => ({ place, claim: one }));
  });
  return [...new Map(claims.toReversed().map((one) => [one.claim, one])).values()].toReversed();
}
