import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { gamingHardware } from '@/data/categories/gaming-hardware';
import { products } from '@/data/products';
import type { Product } from '@/data/types';
import { matches, NO_FILTERS, productsInScope } from '@/lib/catalogue';
import { Catalogue } from './catalogue';
import { catalogueItem } from './catalogue-item';

const recipient = { company: 'Acme', email: 'sales@acme.example' };
const items = productsInScope<Product>(products, 'gaming').map(catalogueItem);

function renderCatalogue() {
  render(
    <Catalogue
      labels={gamingHardware}
      products={items}
      recipient={recipient}
      quoteHref="mailto:"
    />,
  );
  return userEvent.setup();
}

const countLine = (filters: Partial<typeof NO_FILTERS>) => {
  const count = items.filter((item) => matches(item, { ...NO_FILTERS, ...filters })).length;
  return `${count} gaming products available`;
};
const shownNames = () =>
  screen.queryAllByRole('heading', { level: 3 }).map((node) => node.textContent);
const tile = (label: string) => screen.getByText(label).closest('li')?.textContent;

beforeEach(() => window.history.replaceState(null, '', '/gaming-hardware/'));

describe('the catalogue', () => {
  it('shows every product, and tiles that add up to the count', () => {
    renderCatalogue();
    expect(screen.getByText('12 gaming products available')).toBeVisible();
    expect(shownNames()).toHaveLength(12);
    expect(['GPUs', 'CPUs', 'Kits', 'SSDs'].map(tile)).toEqual([
      '4 GPUs',
      '6 CPUs',
      '1 Kits',
      '1 SSDs',
    ]);
  });

  it('filters list, line and tiles together, and writes the filters into the address', async () => {
    const user = renderCatalogue();
    await user.selectOptions(screen.getByLabelText('Brand'), 'ASUS');
    expect(screen.getByText(countLine({ brand: 'ASUS' }))).toBeVisible();
    expect(tile('CPUs')).toBe('0 CPUs');
    expect(window.location.search).toBe('?brand=ASUS');
  });

  it('writes what is typed into the address after a pause, at once when the focus leaves', async () => {
    const user = renderCatalogue();
    // In one event: on a busy machine the pause would be over between two letters.
    fireEvent.input(screen.getByLabelText('Search'), { target: { value: 'ryzen' } });
    expect(window.location.search).toBe('');
    expect(screen.getByText(countLine({ search: 'ryzen' }))).toBeVisible();
    await waitFor(() => expect(window.location.search).toBe('?q=ryzen'));
    await user.type(screen.getByLabelText('Search'), ' 9');
    await user.tab();
    expect(window.location.search).toBe('?q=ryzen+9');
  });

  it('says when nothing matches, and one button resets all three filters', async () => {
    const user = renderCatalogue();
    await user.selectOptions(screen.getByLabelText('Category'), 'Processors');
    await user.selectOptions(screen.getByLabelText('Brand'), 'ASUS');
    await user.type(screen.getByLabelText('Search'), 'zzz');
    expect(screen.getByText('No gaming products found matching your criteria.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear all filters' }));
    expect(screen.getByLabelText('Category')).toHaveValue('all');
    expect(screen.getByLabelText('Brand')).toHaveValue('all');
    expect(screen.getByLabelText('Search')).toHaveValue('');
    expect(shownNames()).toHaveLength(12);
    expect(window.location.search).toBe('');
  });

  it('offers to clear the filters while they let products through, and only then', async () => {
    const user = renderCatalogue();
    const clear = () => screen.queryByRole('button', { name: 'Clear all filters' });
    expect(clear()).not.toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Category'), 'Processors');
    expect(shownNames().length).toBeGreaterThan(0);
    expect(clear()).toBeVisible();
  });

  it('starts from the filters in the address, and drops values it does not offer', () => {
    window.history.replaceState(null, '', '/gaming-hardware/?category=Memory&brand=Nobody');
    renderCatalogue();
    expect(screen.getByText(countLine({ category: 'Memory' }))).toBeVisible();
    expect(screen.getByLabelText('Brand')).toHaveValue('all');
  });

  it('offers "all" and the values present, and nothing else', () => {
    renderCatalogue();
    const options = within(screen.getByLabelText('Category')).getAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual([
      'All Categories',
      'Graphics Cards',
      'Processors',
      'Memory',
      'Storage',
    ]);
  });
});

describe('a product card', () => {
  it('prints three specifications, three features and two tags, and links its quote', () => {
    const [{ name }] = items as [(typeof items)[number]];
    renderCatalogue();
    const card = screen.getByRole('heading', { name }).closest('article');
    const inCard = within(card as HTMLElement);
    expect(inCard.getAllByRole('term')).toHaveLength(3);
    const [features, tags] = inCard.getAllByRole('list');
    expect(within(features as HTMLElement).getAllByRole('listitem')).toHaveLength(3);
    expect(within(tags as HTMLElement).getAllByRole('listitem')).toHaveLength(2);
    expect(inCard.getByText('In Stock')).toBeVisible();
    expect(inCard.getByRole('link', { name: /^Get Quote/ })).toHaveAttribute(
      'href',
      expect.stringContaining(
        `subject=Gaming%20Hardware%20Quote%20Request%20for%20${encodeURIComponent(name)}%20-%20Acme&`,
      ),
    );
  });
});
