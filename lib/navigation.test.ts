import { categoryPages } from '@/data/category-pages';
import { categoryLinks, legalLinks } from './navigation';

describe('the links of menus and footer', () => {
  it('lead to each category page, in the order of the data, under its name', () => {
    expect(categoryLinks).toEqual(
      categoryPages.map(({ slug, name, icon, theme, summary }) => ({
        href: `/${slug}/`,
        label: name,
        icon,
        theme,
        summary,
      })),
    );
  });

  it('lead to a section of a page for what the law wants said', () => {
    expect(legalLinks.length).toBeGreaterThan(0);
    for (const { href, label } of legalLinks) {
      expect(href).toMatch(/^\/(?:about|contact)\/#[a-z-]+$/);
      expect(label).not.toBe('');
    }
  });
});
