import { act, render, screen } from '@testing-library/react';
import { aboutLink, categoryLinks, homeLink } from '@/lib/navigation';
import { MobileMenu } from './mobile-menu';

let pathname = '/';
jest.mock('next/navigation', () => ({ usePathname: () => pathname }));

/** What the test environment lacks of a dialog and of media queries. */
const widen = new Set<() => void>();
const closed = jest.fn();
beforeEach(() => {
  pathname = '/';
  closed.mockClear();
  widen.clear();
  HTMLDialogElement.prototype.close = closed;
  window.matchMedia = (query) =>
    ({
      media: query,
      matches: false,
      addEventListener: (_: string, listener: () => void) => widen.add(listener),
      removeEventListener: (_: string, listener: () => void) => widen.delete(listener),
    }) as unknown as MediaQueryList;
});

function renderMenu() {
  return render(
    <MobileMenu links={[homeLink, aboutLink]} categories={categoryLinks} quoteHref="mailto:a@b" />,
  );
}
const link = (name: string | RegExp) => screen.getByRole('link', { name, hidden: true });

describe('the phone menu', () => {
  it('closes when a link is chosen, wherever in it the press lands', () => {
    renderMenu();
    // The environment follows no links.
    link('About').addEventListener('click', (event) => event.preventDefault());
    act(() => link('About').click());
    expect(closed).toHaveBeenCalledTimes(1);
    act(() => screen.getByText('Products').click());
    expect(closed).toHaveBeenCalledTimes(1);
  });

  it('closes when the window grows to a desktop’s, and listens no longer than it is there', () => {
    const { unmount } = renderMenu();
    for (const listener of widen) listener();
    expect(closed).toHaveBeenCalledTimes(1);
    unmount();
    expect(widen.size).toBe(0);
  });

  it('marks the page that the visitor is on, among pages and categories', () => {
    const [category] = categoryLinks;
    pathname = category?.href ?? '';
    renderMenu();
    expect(link(new RegExp(`^${category?.label}`))).toHaveAttribute('aria-current', 'page');
    expect(link('Home')).not.toHaveAttribute('aria-current');
  });

  it('leads to every page and category, and to a quote', () => {
    renderMenu();
    const links = screen.getAllByRole('link', { hidden: true });
    // The site's setting that keeps the slash is the build's.
    const bare = (href: string | null) => href?.replace(/(.)\/$/, '$1');
    expect(links.map((each) => bare(each.getAttribute('href')))).toEqual([
      ...[homeLink, aboutLink, ...categoryLinks].map(({ href }) => bare(href)),
      'mailto:a@b',
    ]);
  });
});
