import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MainNav } from './main-nav';

jest.mock('./use-enhancements', () => ({ useEnhancements: () => {} }));
jest.mock('next/navigation', () => ({ usePathname: () => '/pumps/' }));

const button = () => screen.getByRole('button', { name: 'Products' });
const isOpen = () => button().ariaExpanded === 'true';

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

it('marks Products in the light of the category page that the visitor is on', () => {
  renderNav();
  expect(button()).toHaveAttribute('data-active', 'true');
  expect(button()).toHaveAttribute('data-theme', 'storage');
});

it('opens for no finger that comes or goes, only for its press', async () => {
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
  const home = screen.getByRole('link', { name: 'Home' });
  home.focus();
  await user.hover(button());
  await user.keyboard('{Escape}');
  expect(isOpen()).toBe(false);
  expect(home).toHaveFocus();
});
