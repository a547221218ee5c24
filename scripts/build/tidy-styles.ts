/** Reads of Tailwind's own properties, with what stands for them where they are not set. */
const READS = /var\((--tw-[\w-]+)(?:,((?:[^()]|\([^()]*\))*))?\)/g;
const REGISTERED = /@property (--tw-[\w-]+)\s*\{([^}]*)\}/g;
/** The same initial values once more, for browsers that do not know @property. */
const FOR_OLD_BROWSERS = /@layer properties\s*\{@supports[^{]*\{[^{]*\{[^}]*\}\s*\}\s*\}/;
/** A prefixed declaration once for each time that the styles were minified. */
const REPEATED = /(?<=[{;])([^;{}]+;)\1+/g;
/** What a utility sets for others that may stand beside it. */
const SETS = /(--tw-[\w-]+):[^;{}]*(?:;|(?=\}))/g;

/**
 * Writes what Tailwind's own properties come to where no rule sets them: `solid` for `var(--tw-border-style)`; and says
 * nothing twice in a row. It is 6 % of a page's style.
 *
 * @param css what a page needs of all stylesheets, minified
 */
export function tidyStyles(css: string): string {
  const registered = new Map(
    [...css.matchAll(REGISTERED)].map(([, name, body = '']) => [
      name,
      /initial-value:([^;]*)/.exec(body)?.[1]?.trim(),
    ]),
  );
  const rules = css.replace(REGISTERED, '').replace(FOR_OLD_BROWSERS, '');
  const set = new Set([...rules.matchAll(SETS)].map(([, name]) => name));
  const written = rules.replace(READS, (read, name, fallback) =>
    set.has(name) ? read : (registered.get(name) ?? fallback ?? read),
  );
  const read = new Set([...written.matchAll(READS)].map(([, name]) => name));
  return written
    .replace(SETS, (declaration, name) => (read.has(name) ? declaration : ''))
    .replace(REPEATED, '$1');
}
