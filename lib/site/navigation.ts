import { legal } from '@/data/legal';
import { pages } from '@/data/pages';
import { categoryPages } from '@/data/shop';

export interface NavigationLink {
  readonly href: string;
  readonly label: string;
}

/** The links of the company's own pages, in menu order. */
export const pageLinks = Object.fromEntries(
  Object.entries(pages).map(([page, label]) => [
    page,
    { href: page === 'home' ? '/' : `/${page}/`, label },
  ]),
) as Readonly<Record<keyof typeof pages, NavigationLink>>;

/** What the law wants said, each a section of the page it belongs to. */
export const legalLinks: readonly NavigationLink[] = (
  [
    [pageLinks.contact, legal.beforeYouOrder],
    [pageLinks.contact, legal.privacy],
    [pageLinks.about, legal.recycling],
  ] as const
).map(([page, { id, linkLabel }]) => ({ href: `${page.href}#${id}`, label: linkLabel }));

/** Site-relative address of a category page, with the slash that every host serves. */
export const getCategoryHref = (slug: string): string => `/${slug}/`;

/** The category pages, in menu order. */
export const categoryLinks = categoryPages.map(({ slug, name, icon, theme, summary }) => ({
  href: getCategoryHref(slug),
  label: name,
  icon,
  theme,
  summary,
}));

export type CategoryLink = Readonly<(typeof categoryLinks)[number]>;
