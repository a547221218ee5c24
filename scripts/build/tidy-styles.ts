import postcss, { type AtRule, type Container, type Rule } from 'postcss';

const READS = /var\((--[\w-]+)/g;
/** Reads of Tailwind's own properties, with what stands for them where they are not set. */
const TAILWIND_READS = /var\((--tw-[\w-]+)(?:,\s*((?:[^()]|\([^()]*\))*))?\)/g;
const QUOTED_OR_COMMA = /"[^"]*"|'[^']*'|,\s+/g;

/**
 * Writes what Tailwind's own properties come to where no rule ever sets them: `solid` for `var(--tw-border-style)`.
 *
 * @param css the site's whole stylesheet
 * @returns the same rules, without the registration of properties that none reads any more
 */
export function withConstants(css: string): string {
  const root = postcss.parse(css);
  const initial = new Map<string, string | undefined>();
  const set = new Set<string>();
  root.walkDecls(({ parent, prop, value }) => {
    const rule = parent as AtRule | Rule;
    if (rule.type === 'atrule' && prop === 'initial-value') initial.set(rule.params, value);
    // The same initial values once more, for browsers that do not know @property.
    else if (
      prop.startsWith('--tw-') &&
      !(rule.type === 'rule' && rule.selector.includes('::backdrop'))
    )
      set.add(prop);
  });
  const read = new Set<string>();
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(TAILWIND_READS, (before, name, fallback) =>
      set.has(name) ? before : (initial.get(name) ?? fallback ?? before),
    );
    for (const [, name = ''] of declaration.value.matchAll(READS)) read.add(name);
  });
  root.walkAtRules('property', (rule) => {
    if (!read.has(rule.params)) rule.remove();
  });
  root.walkDecls(/^--tw-/, (declaration) => {
    if (!read.has(declaration.prop)) declaration.remove();
  });
  return root.toString();
}

/** Removes what has become empty, from the inside out; `@layer theme;` never had an inside. */
function removeEmpty(container: Container): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (!('nodes' in node) || node.nodes === undefined) continue;
    removeEmpty(node);
    if (node.nodes.length === 0) node.remove();
  }
}

/**
 * Leaves out what says nothing: a declaration that stands up to three times in a row, custom properties that no rule
 * reads, rules without a declaration, and the space after commas.
 *
 * @param css the site's whole stylesheet
 * @returns the same rules
 */
export function withoutIdleParts(css: string): string {
  const root = postcss.parse(css);
  const read = new Set([...css.matchAll(READS)].map(([, name]) => name));
  root.walkDecls((declaration) => {
    const { prop, value } = declaration;
    const next = declaration.next();
    const again = next?.type === 'decl' && next.prop === prop && next.value === value;
    if (again || (prop.startsWith('--') && !read.has(prop))) declaration.remove();
    else declaration.value = value.replace(QUOTED_OR_COMMA, (found) => found.trim());
  });
  removeEmpty(root);
  return root.toString();
}
