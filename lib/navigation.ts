import { categories } from '@/data/categories';
import type { IconName, ThemeName } from '@/data/types';

export interface NavigationLink {
  readonly href: string;
  readonly label: string;
}

export interface CategoryLink extends NavigationLink {
  readonly icon: IconName;
  readonly theme: ThemeName;
  readonly summary: string;
}

export const homeLink: NavigationLink = { href: '/', label: 'Home' };
export const aboutLink: NavigationLink = { href: '/about/', label: 'About' };
export const contactLink: NavigationLink = { href: '/contact/', label: 'Contact' };

/** Site-relative address of a category page, with the slash that every host serves. */
export function categoryHref(slug: string): string {
  return `/${slug}/`;
}

/** The six category pages, in menu order. */
export const categoryLinks: readonly CategoryLink[] = categories.map(
  ({ slug, name, icon, theme, summary }) => ({
    href: categoryHref(slug),
    label: name,
    icon,
    theme,
    summary,
  }),
);
