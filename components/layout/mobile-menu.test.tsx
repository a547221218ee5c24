import { render, screen } from '@testing-library/react';
import { categoryLinks } from '@/lib/navigation';
import { MobileMenu } from './mobile-menu';

jest.mock('next/navigation', () => ({ usePathname: () => '/about/' }));

const pages = [
  { href: '/', label: 'Home' },
  { href: '/about/', label: 'About' },
];
const renderMenu = () =>
  render(<MobileMenu pages={pages} categoryLinks={categoryLinks} quoteHref="mailto:a@b" />);
const hidden = { hidden: true };
const menu = () => screen.getByRole('dialog', hidden);

describe('the phone menu', () => {
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

  it('leads to every page, and to a quote', () => {
    renderMenu();
    const all = screen.getAllByRole('link', hidden);
    expect(all.map((each) => each.getAttribute('href'))).toEqual([
      ...[...pages, ...categoryLinks].map(({ href }) => href),
      'mailto:a@b',
    ]);
    expect(all.filter((each) => each.ariaCurrent === 'page')).toEqual([all[1]]);
  });
});
