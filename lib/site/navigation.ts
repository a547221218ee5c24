import { pageLabels } from '@/data/copy/interface';
import { legal } from '@/data/shop/legal';
import { type CategoryIconName, categoryPages, type Theme } from '@/data/shop/pages';

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
export const legalLinks: readonly NavigationLink[] = [
  { page: pageLinks.contact, section: legal.beforeYouOrder },
  { page: pageLinks.contact, section: legal.privacy },
  { page: pageLinks.about, section: legal.recycling },
].map(({ page, section }) => ({ href: `${page.href}#${section.id}`, label: section.linkLabel }));

/** Returns a category page's site-relative address, with the final slash that hosts serve. */
export const getCategoryHref = (slug: string): string => `/${slug}/`;

/** A category page in a menu. */
export interface CategoryLink extends NavigationLink {
  readonly icon: CategoryIconName;
  readonly theme: Theme;
  readonly summary: string;
}

/** The links of the category pages, in menu order. */
export const categoryLinks: readonly CategoryLink[] = categoryPages.map(
  ({ slug, name, icon, theme, summary }) => ({
    href: getCategoryHref(slug),
    label: name,
    icon,
    theme,
    summary,
  }),
);

/** The addresses of all pages, in menu order. */
export const pageHrefs: readonly string[] = [...Object.values(pageLinks), ...categoryLinks].map(
  ({ href }) => href,
);
