import { ADDRESS_NAMES, parseVisitorPc, VISITOR_PC_FIELDS } from '@/lib/visitor-pc/visitor-pc';
import {
  EMPTY_STATE,
  isPurpose,
  type LinkedEnquiry,
  type PageState,
  parseDetails,
  parseLines,
} from './page-state';

/** The parameters of the enquiry, of what it is for, and of the visitor's PC. */
const PARTS = 'parts';
const PURPOSE = 'for';
const HAVE = 'have';

/** Serialises a state for the tab's storage, without the lines that Undo could bring back on this page. */
export const serialiseState = ({ removed: _, ...state }: PageState): string =>
  JSON.stringify(state);

function parseSnapshot(value: unknown) {
  const { lines, visitorPc, purpose }: Readonly<Record<string, unknown>> = Object(value);
  return {
    lines: parseLines(Array.isArray(lines) ? lines : []),
    visitorPc: parseVisitorPc(visitorPc),
    ...(isPurpose(purpose) && { purpose }),
  };
}

/** Parses a stored state. Invalid parts of it are left out. */
export function parseState(text: string | null): PageState {
  let stored: Readonly<Record<string, unknown>>;
  try {
    stored = Object(JSON.parse(text ?? ''));
  } catch {
    return EMPTY_STATE;
  }
  const { details, replaced, unknownCount } = stored;
  const cause = Object(replaced).cause === 'undo' ? 'undo' : 'link';
  return {
    ...parseSnapshot(stored),
    details: parseDetails(details),
    removed: [],
    unknownCount: Number.isSafeInteger(unknownCount) ? Math.max(Number(unknownCount), 0) : 0,
    ...(replaced ? { replaced: { ...parseSnapshot(replaced), cause } } : {}),
  };
}

/**
 * Formats the enquiry and the visitor's PC as a query with its question mark:
 * '?parts=office-tower.30,rm850e&for=one-pc&have=supply+650'.
 */
export function formatStateAddress({
  lines,
  visitorPc,
  purpose,
}: Pick<PageState, 'lines' | 'visitorPc' | 'purpose'>): string {
  const parts = lines.map(({ id, quantity }) => (quantity > 1 ? `${id}.${quantity}` : id));
  const answers = VISITOR_PC_FIELDS.flatMap((field) => {
    const answer = visitorPc[field];
    if (answer === undefined) return [];
    const name = ADDRESS_NAMES[field];
    return [[HAVE, 'id' in answer ? `${name}-${answer.id}` : `${name} ${answer.typed}`]];
  });
  // Ids need no encoding, and their commas are easier to read without.
  const parameters = [
    parts.length > 0 ? `${PARTS}=${parts.join(',')}` : '',
    parts.length > 0 && purpose ? `${PURPOSE}=${purpose}` : '',
    `${new URLSearchParams(answers)}`,
  ].filter(Boolean);
  return parameters.length > 0 ? `?${parameters.join('&')}` : '';
}

/** Returns the enquiry of 'office-tower.30,rm850e'. A name without a quantity means one; names that can't be ids are counted. */
function parseParts(text: string) {
  const names = text.split(',').filter((name) => name !== '');
  const lines = names.map((name) => {
    const [, id, quantity = '1'] = /^([^.]*)(?:\.(\d+))?$/.exec(name) ?? [];
    return { id, quantity: Number(quantity) };
  });
  const isInvalid = (line: unknown) => parseLines([line]).length === 0;
  return { lines: parseLines(lines), unknownCount: lines.filter(isInvalid).length };
}

/** Returns the field and answer of 'case-7585de5', 'supply 650', or 'pc ' for a ready-made PC without a name. */
function parseHave(text: string) {
  const [, name, id, typed] = /^([a-z]+)(?:-([0-9a-f]{7})| (.*))$/s.exec(text) ?? [];
  const field = VISITOR_PC_FIELDS.find((one) => ADDRESS_NAMES[one] === name) ?? '';
  return [field, id === undefined ? { typed } : { id }] as const;
}

/**
 * Parses the enquiry and the visitor's PC of a query, which anybody may have written. The first answer of each field counts.
 *
 * @returns undefined for a query with neither parameter
 */
export function parseStateAddress(query: string): LinkedEnquiry | undefined {
  const parameters = new URLSearchParams(query);
  const [parts, have] = [parameters.get(PARTS), parameters.getAll(HAVE)];
  const purpose = parts && parameters.get(PURPOSE);
  if (!parts && have.length === 0) return undefined;
  const visitorPc = parseVisitorPc(Object.fromEntries(have.map(parseHave).reverse()));
  return {
    ...(parts ? parseParts(parts) : { unknownCount: 0 }),
    ...(isPurpose(purpose) && { purpose }),
    ...(Object.keys(visitorPc).length > 0 && { visitorPc }),
  };
}

/** Returns a query without the enquiry and the visitor's PC. Other parameters stay as they were written. */
export function removeStateFromQuery(query: string): string {
  const others = query
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => ![PARTS, PURPOSE, HAVE].some((name) => new URLSearchParams(pair).has(name)));
  return others.join('&') && `?${others.join('&')}`;
}
