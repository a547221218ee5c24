import { legal } from '@/data/legal';
import { pageLabels } from '@/data/pages';
import { categoryPages } from '@/data/shop';

export interface NavigationLink {
  readonly href: string;
  readonly label: string;
}

/** The links of the company's own pages by folder name, in menu order. */
export const pageLinks = Object.fromEntries(
  Object.entries(pageLabels).map(([page, label]) => [
    page,
    { href: page === 'home' ? '/' : `/${page}/`, label },
  ]),
) as Readonly<Record<keyof typeof pageLabels, NavigationLink>>;

/** The links to the legal sections, which are parts of other pages. */
export const legalLinks: readonly NavigationLink[] = (
  [
    [pageLinks.contact, legal.beforeYouOrder],
    [pageLinks.contact, legal.privacy],
    [pageLinks.about, legal.recycling],
  ] as const
).map(([page, { id, linkLabel }]) => ({ href: `${page.href}#${id}`, label: linkLabel }));

/** Returns the site-relative address of a category page, with the final slash that every host serves. */
export const getCategoryHref = (slug: string): string => `/${slug}/`;

/** The links of the category pages, in menu order. */
export const categoryLinks = categoryPages.map(({ slug, name, icon, theme, summary }) => ({
  href: getCategoryHref(slug),
  label: name,
  icon,
  theme,
  summary,
}));

export type CategoryLink = Readonly<(typeof categoryLinks)[number]>;
