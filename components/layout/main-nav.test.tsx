import { render, screen } from '@testing-library/react';
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
  render(nav());
  return userEvent.setup();
}

describe('the main navigation', () => {
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
});

describe('the panel of products', () => {
  it('is closed, and says so to the style sheet once the script is there', () => {
    renderNav();
    expect(isOpen()).toBe(false);
    expect(button().parentElement).toHaveAttribute('data-open', 'false');
    expect(renderToString(nav())).not.toMatch(/\sdata-open=/);
  });

  it('heeds no finger that comes or goes, only its press', async () => {
    const user = renderNav();
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

  it('closes with Escape where the focus is elsewhere, and leaves it there', async () => {
    const user = renderNav();
    link('Home').focus();
    await user.hover(button());
    await user.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(link('Home')).toHaveFocus();
  });
});
