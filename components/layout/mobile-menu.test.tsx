import { act, render, screen } from '@testing-library/react';
import { categoryLinks } from '@/lib/navigation';
import { MobileMenu } from './mobile-menu';

let pathname = '/';
jest.mock('next/navigation', () => ({ usePathname: () => pathname }));

/** What the test environment lacks of dialogs, popovers and media queries. */
const called: string[] = [];
const widen = new Set<() => void>();
let asked = '';
beforeEach(() => {
  pathname = '/';
  called.length = 0;
  widen.clear();
  for (const name of ['close', 'showModal', 'hidePopover'] as const) {
    HTMLDialogElement.prototype[name] = () => called.push(name);
  }
  window.matchMedia = (query) => {
    asked = query;
    return {
      matches: false,
      addEventListener: (_: string, listener: () => void) => widen.add(listener),
      removeEventListener: (_: string, listener: () => void) => widen.delete(listener),
    } as unknown as MediaQueryList;
  };
});

const pages = [
  { href: '/', label: 'Home' },
  { href: '/about/', label: 'About' },
];
const renderMenu = () =>
  render(<MobileMenu pages={pages} categories={categoryLinks} quoteHref="mailto:a@b" />);
const hidden = { hidden: true };
const link = (name: string | RegExp) => screen.getByRole('link', { name, ...hidden });
const menu = () => screen.getByRole('dialog', hidden);

describe('the phone menu', () => {
  it('closes when a link is chosen, wherever in it the press lands, and only then', () => {
    const { unmount } = renderMenu();
    const opened = menu();
    // The environment follows no links.
    opened.addEventListener('click', (event) => event.preventDefault());
    act(() => screen.getByText(categoryLinks[0]?.label ?? '').click());
    expect(called).toEqual(['close']);
    act(() => screen.getByText('Products').click());
    expect(called).toEqual(['close']);
    unmount();
    opened.querySelector('a')?.click();
    expect(called).toEqual(['close']);
  });

  it('closes when the window grows to a desktop’s, and listens no longer than it is there', () => {
    const { unmount } = renderMenu();
    expect(asked).toBe('(min-width: 64rem)');
    for (const listener of widen) listener();
    expect(called).toEqual(['close']);
    unmount();
    expect(widen.size).toBe(0);
  });

  it('is opened and closed by its buttons without a script, as a dialog or else as a popover', () => {
    renderMenu();
    const [open, close] = ['Menu', 'Close'].map((name) =>
      screen.getByRole('button', { name, ...hidden }),
    );
    expect(open).toHaveAttribute('command', 'show-modal');
    expect(close).toHaveAttribute('command', 'close');
    expect(close).toHaveAttribute('popovertargetaction', 'hide');
    for (const button of [open, close]) {
      expect(button).toHaveAttribute('commandfor', menu().id);
      expect(button).toHaveAttribute('popovertarget', menu().id);
    }
    expect(menu()).toHaveAttribute('popover', 'auto');
  });

  it.each([
    ['becomes a dialog where it was opened as a popover', true, ['hidePopover', 'showModal']],
    ['stays as it is where it was not', false, []],
  ])('%s', (_name, opened, calls) => {
    Object.defineProperty(HTMLDialogElement.prototype, 'popover', {
      configurable: true,
      value: 'auto',
    });
    const matches = jest
      .spyOn(HTMLDialogElement.prototype, 'matches')
      .mockImplementation((selector) => selector === ':popover-open' && opened);
    renderMenu();
    matches.mockRestore();
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'popover');
    expect(called).toEqual(calls);
  });

  it.each([
    ['/', 'Home'],
    ['/about/', 'About'],
    ...categoryLinks.map(({ href, label }) => [href, label]),
  ])('on %s marks the link there, and no other', (path, label) => {
    pathname = path;
    renderMenu();
    const all = screen.getAllByRole('link', hidden);
    const marked = all.filter((each) => each.ariaCurrent === 'page');
    expect(marked).toEqual([link(new RegExp(`^${label}`))]);
  });

  it('leads to every page and category, and to a quote', () => {
    renderMenu();
    // The site's setting that keeps the slash is the build's.
    const bare = (href: string | null) => href?.replace(/(.)\/$/, '$1');
    const all = screen.getAllByRole('link', hidden);
    expect(all.map((each) => bare(each.getAttribute('href')))).toEqual([
      ...[...pages, ...categoryLinks].map(({ href }) => bare(href)),
      'mailto:a@b',
    ]);
  });
});
