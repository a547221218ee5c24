import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aboutLink, categoryLinks, contactLink, homeLink } from '@/lib/navigation';
import { MainNav } from './main-nav';

let pathname = '/';
jest.mock('next/navigation', () => ({ usePathname: () => pathname }));

function renderNav(path = '/') {
  pathname = path;
  render(
    <MainNav home={homeLink} about={aboutLink} contact={contactLink} categories={categoryLinks} />,
  );
  return { user: userEvent.setup(), button: screen.getByRole('button', { name: 'Products' }) };
}

describe('the main navigation', () => {
  it('marks the active route, in the bar and in the panel', () => {
    renderNav('/storage-solutions/');
    expect(screen.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
    expect(screen.getByRole('link', { name: /^Storage Solutions/ })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  it('lists the six categories', () => {
    renderNav();
    expect(screen.getAllByRole('link')).toHaveLength(9);
  });

  it('opens on hover and closes on leaving', async () => {
    const { user, button } = renderNav();
    await user.hover(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await user.unhover(button);
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  it('stays open when clicked after its hover has opened it', async () => {
    const { user, button } = renderNav();
    await user.hover(button);
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  it('opens with Enter, and Escape closes it with the focus back on the button', async () => {
    const { user, button } = renderNav();
    button.focus();
    await user.keyboard('{Enter}');
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await user.tab();
    await user.keyboard('{Escape}');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(button).toHaveFocus();
  });

  it('closes when the focus leaves it', async () => {
    const { user, button } = renderNav();
    await user.click(button);
    act(() => screen.getByRole('link', { name: 'Contact' }).focus());
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });
});
