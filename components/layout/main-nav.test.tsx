/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MainNav } from './main-nav';

jest.mock('./use-enhancements', () => ({ useEnhancements: () => {} }));
jest.mock('next/navigation', () => ({ usePathname: () => '/pumps' }));

const getButton = () => screen.getByRole('button', { name: 'Products' });
const isOpen = () => getButton().ariaExpanded === 'true';

function renderNav() {
  render(
    <MainNav
      pages={[
        { href: '/', label: 'Home' },
        { href: '/contact/', label: 'Contact' },
      ]}
      categoryLinks={[
        { href: '/fans/', label: 'Fans', icon: 'board', theme: 'gaming', summary: 'They turn' },
        { href: '/pumps/', label: 'Pumps', icon: 'drive', theme: 'storage', summary: 'They push' },
      ]}
    />,
  );
  return userEvent.setup();
}

it('marks Products in the colour of the current category page', () => {
  renderNav();
  expect(getButton()).toHaveAttribute('data-active', 'true');
  expect(getButton()).toHaveAttribute('data-theme', 'storage');
});

it('opens on a tap, but not while a finger comes or goes', async () => {
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

it('closes on Escape and leaves the focus elsewhere', async () => {
  const user = renderNav();
  const home = screen.getByRole('link', { name: 'Home' });
  home.focus();
  await user.hover(getButton());
  await user.keyboard('{Escape}');
  expect(isOpen()).toBe(false);
  expect(home).toHaveFocus();
});
