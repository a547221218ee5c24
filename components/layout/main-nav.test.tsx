/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MainNav } from './main-nav';

jest.mock('./use-enhancements', () => ({ useEnhancements: () => {} }));
jest.mock('next/navigation', () => ({ usePathname: () => '/pumps' }));

const getButton = () => screen.getByRole('button', { name: 'Products' });
const isOpen = () => getButton().ariaExpanded === 'true';

const nav = (
  <MainNav
    pages={[
      { href: '/', label: 'Home' },
      { href: '/contact/', label: 'Contact' },
    ]}
    categoryLinks={[
      { href: '/fans/', label: 'Fans', icon: 'board', theme: 'gaming', summary: 'They turn' },
      { href: '/pumps/', label: 'Pumps', icon: 'drive', theme: 'storage', summary: 'They push' },
    ]}
  />
);

function renderNav() {
  render(nav);
  return userEvent.setup();
}

it('opens on a tap, but not when a finger only touches or leaves', async () => {
  const user = renderNav();
  await user.pointer({ keys: '[TouchA>]', target: getButton() });
  expect(isOpen()).toBe(false);
  await user.pointer({ pointerName: 'TouchA', target: document.body });
  await user.hover(getButton());
  await user.pointer([
    { keys: '[TouchB>]', target: getButton() },
    { pointerName: 'TouchB', target: document.body },
  ]);
  expect(isOpen()).toBe(true);
});

it('keeps a panel open whose link had the focus before hydration', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(nav);
  container.querySelector<HTMLElement>('#products-panel a')?.focus();
  render(nav, { container, hydrate: true });
  expect(isOpen()).toBe(true);
});

it('closes on Escape and leaves the focus elsewhere', async () => {
  const user = renderNav();
  const home = screen.getByRole('link', { name: 'Home' });
  home.focus();
  await user.hover(getButton());
  await user.keyboard('{Escape}');
  expect(isOpen()).toBe(false);
  expect(home).toHaveFocus();
});
