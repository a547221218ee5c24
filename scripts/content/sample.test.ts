import { categoryPages, company, testimonials } from '@/data/shop';

/** Numbers that only the sample must have. */

it.each(categoryPages.map((page) => [page.slug, page] as const))(
  '%s: 12 brands, and tiles or items',
  (_slug, page) => {
    expect(page.brands).toHaveLength(12);
    if (page.kind === 'catalogue') return;
    expect(page.tiles).toHaveLength(4);
    const items = Object.values(page.featured ?? {});
    expect(items.map(({ features }) => features.length)).toEqual(Array(6).fill(6));
  },
);

it('three testimonials of five stars, and the promises of dispatch, delivery and response', () => {
  expect(testimonials.map(({ rating }) => rating)).toEqual([5, 5, 5]);
  const { dispatch, delivery, response } = company;
  expect([dispatch, delivery, response]).toEqual(['1-2 business days', '2-3 days', '24 hours']);
});
