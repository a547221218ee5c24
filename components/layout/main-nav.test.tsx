import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import type { CategoryLink } from '@/lib/navigation';
import { MainNav } from './main-nav';

let pathname = '/';
jest.mock('next/navigation', () => ({ usePathname: () => pathname }));

const categoryLinks: readonly CategoryLink[] = [
  { href: '/fans/', label: 'Fans', icon: 'board', theme: 'gaming', summary: 'They turn' },
  { href: '/pumps/', label: 'Pumps', icon: 'drive', theme: 'storage', summary: 'They push' },
];
const nav = () => (
  <MainNav
    pages={[
      { href: '/', label: 'Home' },
      { href: '/about/', label: 'About' },
      { href: '/contact/', label: 'Contact' },
    ]}
    categoryLinks={categoryLinks}
  />
);
const button = () => screen.getByRole('button', { name: 'Products' });
const link = (name: string | RegExp) => screen.getByRole('link', { name });
const isOpen = () => button().getAttribute('aria-expanded') === 'true';

function renderNav(path = '/') {
  pathname = path;
  const { unmount } = render(nav());
  return { user: userEvent.setup(), unmount };
}

describe('the main navigation', () => {
  it('leads to every page, in the order of the bar', () => {
    renderNav();
    expect(screen.getAllByRole('link').map((each) => each.textContent)).toEqual([
      'Home',
      'About',
      expect.stringContaining('Fans'),
      expect.stringContaining('Pumps'),
      'Contact',
    ]);
  });

  it.each([
    ['/', 'Home'],
    ['/about/', 'About'],
    ['/about', 'About'],
    ['/contact/', 'Contact'],
    ['/pumps/', /^Pumps/],
  ])('on %s marks the link there, and no other', (path, name) => {
    renderNav(path);
    const marked = screen.getAllByRole('link').filter((each) => each.ariaCurrent === 'page');
    expect(marked).toEqual([link(name)]);
  });

  it('marks Products in the light of the category page that the visitor is on', () => {
    renderNav('/pumps/');
    expect(button()).toHaveAttribute('data-active', 'true');
    expect(button()).toHaveAttribute('data-theme', 'storage');
  });

  it('marks no category page elsewhere', () => {
    renderNav('/about/');
    expect(button()).toHaveAttribute('data-active', 'false');
    expect(button()).not.toHaveAttribute('data-theme');
  });

  it('names the panel that its button opens', () => {
    renderNav();
    const panel = document.getElementById(button().getAttribute('aria-controls') ?? '');
    expect(within(panel as HTMLElement).getAllByRole('link')).toHaveLength(categoryLinks.length);
  });
});

describe('the panel of products', () => {
  it('is closed, and says so to the style sheet once the script is there', () => {
    renderNav();
    expect(isOpen()).toBe(false);
    expect(button().parentElement).toHaveAttribute('data-open', 'false');
    expect(renderToString(nav())).not.toMatch(/\sdata-open=/);
  });

  it('stays open where a visitor has opened it before the script was there', () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(nav());
    button().focus();
    const { unmount } = render(nav(), { container, hydrate: true });
    expect(isOpen()).toBe(true);
    unmount();
    container.remove();
  });

  it('stays open when pressed after its hover has opened it, until the next press', async () => {
    const { user } = renderNav();
    await user.hover(button());
    await user.click(button());
    await user.unhover(button());
    expect(isOpen()).toBe(true);
    await user.hover(button());
    await user.unhover(button());
    expect(isOpen()).toBe(true);
    await user.click(button());
    expect(isOpen()).toBe(false);
  });

  it('heeds no finger that comes or goes, only its press', async () => {
    const { user } = renderNav();
    await user.pointer({ keys: '[TouchA>]', target: button() });
    expect(isOpen()).toBe(false);
    await user.pointer({ pointerName: 'TouchA', target: document.body });
    await user.hover(button());
    await user.pointer([
      { keys: '[TouchB>]', target: button() },
      { pointerName: 'TouchB', target: document.body },
    ]);
    expect(isOpen()).toBe(true);
  });

  it('opens with Enter, and Escape closes it with the focus back on the button', async () => {
    const { user } = renderNav();
    button().focus();
    await user.keyboard('{Enter}');
    await user.tab();
    expect(link(/^Fans/)).toHaveFocus();
    await user.keyboard('a');
    expect(isOpen()).toBe(true);
    await user.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(button()).toHaveFocus();
  });

  it('closes with Escape where the focus is elsewhere, and leaves it there', async () => {
    const { user } = renderNav();
    link('Home').focus();
    await user.hover(button());
    await user.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(link('Home')).toHaveFocus();
  });

  it('closes when the focus or a press goes elsewhere, and when a page is chosen', async () => {
    const { user } = renderNav();
    const leave = [
      () => act(() => link('Contact').focus()),
      () => fireEvent.pointerDown(document.body),
      () => {
        // The environment follows no links.
        link(/^Fans/).addEventListener('click', (event) => event.preventDefault());
        fireEvent.click(link(/^Fans/));
      },
    ];
    for (const how of leave) {
      await user.click(button());
      expect(isOpen()).toBe(true);
      fireEvent.pointerDown(link(/^Pumps/));
      expect(isOpen()).toBe(true);
      how();
      expect(isOpen()).toBe(false);
    }
  });

  it('listens to the page only while it is open', async () => {
    const { user, unmount } = renderNav();
    const added = jest.spyOn(document, 'addEventListener');
    const removed = jest.spyOn(document, 'removeEventListener');
    const own = (spy: typeof added | typeof removed) =>
      spy.mock.calls
        .map(([type]) => type)
        .filter((type) => ['keydown', 'pointerdown', 'focusin'].includes(type))
        .sort();
    await user.click(button());
    const listening = own(added);
    expect(listening).toEqual(['focusin', 'keydown', 'pointerdown']);
    expect(own(removed)).toEqual([]);
    unmount();
    expect(own(removed)).toEqual(listening);
    added.mockRestore();
    removed.mockRestore();
  });
});
