import { parse } from 'parse5';
import postcss, { type ChildNode, type Container } from 'postcss';
import { attribute, elementsIn } from './html';
import { type Cut, withoutFonts } from './unpack';

/** A page's part of the site's stylesheet. */
interface PageStyles {
  /** The rules that the page's markup can meet. */
  readonly own: string;
  /** All the others. */
  readonly cuts: readonly Cut[];
}

/** What a rule's selector can name of a page. */
interface Names {
  readonly tags: ReadonlySet<string>;
  readonly classes: ReadonlySet<string>;
}

const CLASS = /\.((?:\\.|[\w-])+)/g;
const PSEUDO_OR_NAME = /::?[\w-]+|[.#](?:\\.|[\w-])+/g;
const TAG = /[a-z][a-z0-9]*/gi;
/** Such as `\32 xl`, which is not read here: what holds one stays. */
const CODE_POINT_ESCAPE = /\\[0-9a-f]/i;
/** Conditions and layers, whose rules are those of the page. */
const GROUPS = ['container', 'layer', 'media', 'supports'];
const CUT = '/*cut*/';

function namesIn(html: string): Names {
  const tags = new Set<string>();
  const classes = new Set<string>();
  for (const element of elementsIn(parse(html))) {
    tags.add(element.tagName);
    for (const name of attribute(element, 'class')?.split(/\s+/) ?? []) classes.add(name);
  }
  return { tags, classes };
}

/** A selector without what stands in brackets, where a name need not be that of an element that must be there. */
function outsideBrackets(selector: string): string {
  let depth = 0;
  let kept = '';
  for (const [part] of selector.matchAll(/\\.|[^\\]/gs)) {
    if (part === '(' || part === '[') depth += 1;
    if (depth === 0) kept += part;
    if (part === ')' || part === ']') depth -= 1;
  }
  return kept;
}

function canMatch(selector: string, { tags, classes }: Names): boolean {
  if (CODE_POINT_ESCAPE.test(selector)) return true;
  const plain = outsideBrackets(selector);
  const named = [...plain.matchAll(CLASS)].map(([, name = '']) => name.replace(/\\(.)/g, '$1'));
  const types = plain.replace(PSEUDO_OR_NAME, '').match(TAG) ?? [];
  return named.every((name) => classes.has(name)) && types.every((name) => tags.has(name));
}

/** The largest parts of a stylesheet that a page has no use for. */
function* needless(container: Container, names: Names): Generator<ChildNode> {
  for (const node of container.nodes ?? []) {
    if (node.type === 'rule') {
      if (!node.selectors.some((selector) => canMatch(selector, names))) yield node;
    } else if (node.type === 'atrule' && GROUPS.includes(node.name) && node.nodes !== undefined) {
      const inside = [...needless(node, names)];
      if (inside.length > 0 && inside.length === node.nodes.length && inside[0]?.parent === node) {
        yield node;
      } else yield* inside;
    }
  }
}

/**
 * Divides the site's stylesheet for one page: into the rules that its markup can meet, judged by its classes and types
 * of element, whatever states and attributes they come to have; and the rest, for what React draws from then on, other
 * pages among it. The two are put together again in the page (unpack.ts), since the order of rules counts.
 *
 * @param css the site's whole stylesheet
 * @param html the page
 * @throws {Error} where the parts do not make up the whole
 */
export function pageStyles(css: string, html: string): PageStyles {
  const root = postcss.parse(css);
  const cuts: string[] = [];
  for (const node of [...needless(root, namesIn(html))]) {
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
