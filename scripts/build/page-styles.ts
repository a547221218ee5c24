import { parse } from 'parse5';
import postcss, { type ChildNode, type Container } from 'postcss';
import { elementsIn } from './html';
import { type Cut, withoutFonts } from './unpack';

/** A page's part of the site's stylesheet. */
interface PageStyles {
  /** The rules that the page's markup can meet. */
  readonly own: string;
  /** All the others. */
  readonly cuts: readonly Cut[];
}

/** What a selector can name of an element, as it would write it: `h2`, `.title`, `#range`, `[role]`, `[role=search]`. */
type Names = ReadonlySet<string>;

const ATTRIBUTE = String.raw`(?<!\\)\[(?<attribute>[\w-]+)(?<value>=\w+(?=\]))?[^\]]*\]`;
const NAME = String.raw`(?<name>[.#]?(?:\\.|[\w-])+)`;
const PARTS = new RegExp(String.raw`${ATTRIBUTE}|::?[\w-]+|${NAME}|(?<combinator>[\s>+~]+)`, 'g');
const INNERMOST_FUNCTION = /(:[\w-]+)\(((?:\\.|[^()\\])*)\)/;
/** Functions that need one of their selectors to match; the others may be true where nothing is there. */
const CHOICES = [':has', ':is', ':where'];
/** Such as `\32 xl`, which is not read here: what holds one stays. */
const CODE_POINT_ESCAPE = /\\[0-9a-f]/i;
/** What browsers and the page's inline script set. All else that changes is React's, which has all rules from the start. */
const CHANGING = ['data-held', 'data-late', 'open'];
/** The class of nothing, since none has a space in it. */
const NOWHERE = String.raw`.\ `;
/** Conditions and layers, whose rules are those of the page. */
const GROUPS = ['container', 'layer', 'media', 'supports'];
const CUT = '/*cut*/';

function* namesIn(html: string): Generator<Names> {
  for (const { tagName, attrs } of elementsIn(parse(html))) {
    const names = new Set([tagName]);
    for (const { name, value } of attrs) {
      names.add(`[${name}]`).add(`[${name}=${value}]`);
      if (name === 'id') names.add(`#${value}`);
      if (name === 'class') for (const each of value.split(/\s+/)) names.add(`.${each}`);
    }
    yield names;
  }
}

/** Whether each element that a selector without functions names is somewhere in the page. */
function isThere(selector: string, page: readonly Names[]): boolean {
  const wanted: string[][] = [[]];
  for (const { groups: { attribute, value = '', name, combinator } = {} } of selector.matchAll(
    PARTS,
  )) {
    if (combinator !== undefined) wanted.push([]);
    if (name !== undefined) wanted.at(-1)?.push(name.replace(/\\(.)/g, '$1'));
    if (attribute !== undefined && !CHANGING.includes(attribute)) {
      wanted.at(-1)?.push(`[${attribute}${value}]`);
    }
  }
  return wanted.every((all) => page.some((element) => all.every((name) => element.has(name))));
}

function canMatch(selector: string, page: readonly Names[]): boolean {
  if (CODE_POINT_ESCAPE.test(selector)) return true;
  const simpler = selector.replace(INNERMOST_FUNCTION, (_, name: string, inside: string) => {
    const needed = CHOICES.includes(name) ? inside.split(/(?<!\\),/) : [];
    return needed.length === 0 || needed.some((each) => isThere(each, page)) ? '' : NOWHERE;
  });
  return simpler === selector ? isThere(selector, page) : canMatch(simpler, page);
}

/** The largest parts of a stylesheet that a page has no use for. */
function* needless(container: Container, page: readonly Names[]): Generator<ChildNode> {
  for (const node of container.nodes ?? []) {
    if (node.type === 'rule') {
      if (!node.selectors.some((selector) => canMatch(selector, page))) yield node;
    } else if (node.type === 'atrule' && GROUPS.includes(node.name) && node.nodes !== undefined) {
      const inside = [...needless(node, page)];
      if (inside.length > 0 && inside.length === node.nodes.length && inside[0]?.parent === node) {
        yield node;
      } else yield* inside;
    }
  }
}

/**
 * Divides the site's stylesheet for one page: into the rules that its markup can meet, judged by its classes, types of
 * element and attributes, whatever states they come to have; and the rest, for what React draws and sets from then on,
 * other pages among it. The two are put together again in the page (unpack.ts), since the order of rules counts.
 *
 * @param css the site's whole stylesheet
 * @param html the page
 * @throws {Error} where the parts do not make up the whole
 */
export function pageStyles(css: string, html: string): PageStyles {
  const root = postcss.parse(css);
  const cuts: string[] = [];
  for (const node of [...needless(root, [...namesIn(html)])]) {
    cuts.push(node.toString());
    const raws = { before: node.raws.before ?? '', left: '', right: '' };
    node.replaceWith(postcss.comment({ text: CUT.slice(2, -2), raws }));
  }
  const kept = root.toString().split(CUT);
  const whole = kept.map((text, place) => text + (cuts[place] ?? '')).join('');
  if (whole !== css) throw new Error('the parts of its stylesheet do not make up the whole');

  const lengths = kept.map((text) => withoutFonts(text).length);
  return { own: kept.join(''), cuts: cuts.map((text, place) => [lengths[place] ?? 0, text]) };
}
