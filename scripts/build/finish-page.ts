import { createHash } from 'node:crypto';
import { settings } from '../../lib/site/settings';
import type { SiteFiles } from './built-site';
import { deferChunks } from './defer-chunks';
import { parseHtml } from './parse-html';
import { inlineStyles } from './page-styles';

/**
 * Puts a page's content-security policy into its head, before anything that it governs: nothing but the site's own files,
 * and what is inline by hash.
 *
 * @see https://www.w3.org/TR/CSP3/
 */
function addPolicy(page: Document): void {
  for (const element of page.querySelectorAll('*')) {
    const blocked = element.getAttributeNames().find((name) => /^(?:style$|on)/.test(name));
    if (blocked) throw new Error(`<${element.localName} ${blocked}> would be blocked`);
  }
  const hash = ({ textContent }: Element) =>
    ` 'sha256-${createHash('sha256').update(String(textContent)).digest('base64')}'`;
  const inline = (selector: string) =>
    [...new Set([...page.querySelectorAll(selector)].map(hash))].join('');
  const content = [
    "default-src 'none'",
    // Scripts of other types are data, which no policy governs.
    `script-src 'self'${inline('script:not([src]):not([type]), script[type=speculationrules]')}`,
    `style-src 'self'${inline('style')}`,
    `img-src 'self'${settings.imageHost === null ? '' : ` ${settings.imageHost}`}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    // 'self': filters sent before their script is there go to the page's own address.
    "form-action 'self' mailto:",
    "base-uri 'none'",
  ].join('; ');
  const policy = page.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = content;
  page.head.prepend(...page.querySelectorAll('meta[charset]'), policy);
}

/**
 * Finishes a page that Next has written, so that its first paint waits for nothing but the page itself.
 *
 * @param script source of the one script that stands in it
 * @throws {Error} where the page does not have the markup that a step knows, so that a new version of Next cannot
 * silently load early again or be blocked
 */
export function finishPage(exported: string, script: string, files: SiteFiles): string {
  const whole = parseHtml(exported);
  const page = whole.window.document;
  // What no first paint needs: enhancements/deferral/hydration-triggers.ts takes it from here.
  const later = page.createElement('noscript');
  later.append(...inlineStyles(page, files), ...page.querySelectorAll('link[rel=manifest]'));
  page.head.append(later);
  // Everything but live filtering works without Next's scripts.
  deferChunks(page, script, files);
  // X reads these from Open Graph, too; Next has no setting that leaves them out.
  const repeated = 'meta[name^="twitter:"]:not([name="twitter:card"])';
  for (const each of page.querySelectorAll(repeated)) each.remove();
  // Lucide writes into each icon what the stylesheet says of all, and names that nobody asks for.
  for (const icon of page.querySelectorAll('.lucide')) {
    for (const name of ['width', 'height', 'stroke-width']) icon.removeAttribute(name);
    icon.setAttribute('class', `${icon.getAttribute('class')}`.replace(/\blucide\S* /g, ''));
  }
  addPolicy(page);
  return whole.serialize();
}
