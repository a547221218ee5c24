import { categories } from '@/data/categories';
import { legal } from '@/data/legal';
import { pages } from '@/data/pages';
import type { IconName, ThemeName } from '@/data/vocabulary';

export interface NavigationLink {
  readonly href: string;
  readonly label: string;
}

export interface CategoryLink extends NavigationLink {
  readonly icon: IconName;
  readonly theme: ThemeName;
  readonly summary: string;
}

type Page = keyof typeof pages;

/** The link of one of the company's own pages. */
export const pageLink = (page: Page): NavigationLink => ({
  href: page === 'home' ? '/' : `/${page}/`,
  label: pages[page],
});

/** All of them, in menu order. */
export const pageLinks: readonly NavigationLink[] = (Object.keys(pages) as Page[]).map(pageLink);

export const homeLink = pageLink('home');
export const aboutLink = pageLink('about');
export const contactLink = pageLink('contact');

/** What the law wants said, each a section of the page it belongs to. */
export const legalLinks: readonly NavigationLink[] = (
  [
    [contactLink, legal.beforeYouOrder],
    [contactLink, legal.privacy],
    [aboutLink, legal.recycling],
  ] as const
).map(([page, { id, linkLabel }]) => ({ href: `${page.href}#${id}`, label: linkLabel }));

/** Site-relative address of a category page, with the slash that every host serves. */
export function categoryHref(slug: string): string {
  return `/${slug}/`;
}

/** The category pages, in menu order. */
export const categoryLinks: readonly CategoryLink[] = categories.map(
  ({ slug, name, icon, theme, summary }) => ({
    href: categoryHref(slug),
    label: name,
    icon,
    theme,
    summary,
  }),
);
