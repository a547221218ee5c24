/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Catalogue } from '@/components/catalogue/catalogue';
import { catalogueProps, createProductCardData } from '@/components/testing/fixtures';
import { CASE_DRAWING_ID } from '@/components/ui/element-ids';
import { interfaceCopy } from '@/data/copy/interface';
import { createGpu } from '@/lib/compatibility/testing/parts';
import { enquiryStore } from '@/lib/enquiry/enquiry-store';
import { parseAnswers } from '@/lib/visitor-pc/visitor-pc';

// A refresh of the part database must change no test of keys.
jest.mock('@/data/parts/opendb/cases.json', () => [
  'Acme|B510|0000001|ATX|381|',
  'Acme|B510 Flow|0000002|ATX|360|',
  'Acme|B510i|0000003|ATX|381|',
]);
jest.mock('@/data/parts/opendb/psus.json', () => []);
const CASE = 'Your case';
const PSU = 'Your power supply';

const gpu = createProductCardData({ id: 'gpu', name: 'Swift', category: 'Graphics Cards' });
/** The graphics card as the check knows it: it needs a case with 325 mm of room. */
const enquiryItem = {
  ...gpu,
  ...createGpu({ id: gpu.id, length: 320, requiredLength: 325 }),
  kind: 'product' as const,
  href: '/gaming/',
};
const caseDrawingText = { slotsText: '', rulerCaption: '' };

// jsdom has no layout to scroll.
Element.prototype.scrollIntoView = () => {};
// The screen is narrow.
window.matchMedia = () => ({ matches: false }) as MediaQueryList;

/** Waits for the code and the lists that the page has begun to load. */
const waitForLoads = () => act(() => new Promise((resolve) => setTimeout(resolve)));

async function renderCatalogue(...answers: readonly string[]) {
  enquiryStore.update((state) => ({ ...state, visitorPc: parseAnswers(answers) }));
  render(
    <>
      <Catalogue
        {...catalogueProps}
        caseDrawingText={caseDrawingText}
        products={[gpu]}
        enquiryItems={[enquiryItem]}
      />
      <div id={CASE_DRAWING_ID} />
    </>,
  );
  await waitForLoads();
}

const getField = (name: string) =>
  screen.getByRole<HTMLInputElement>('combobox', { name, hidden: true });
const getOptions = (name: string) =>
  within(screen.getByRole('listbox', { name, hidden: true })).getAllByRole('option', {
    hidden: true,
  });
const readVerdict = () => document.querySelector('.visitor-pc-verdict')?.textContent;
const readVisitorPc = () => enquiryStore.getState().visitorPc;

async function type(name: string, text: string) {
  fireEvent.focus(getField(name));
  fireEvent.input(getField(name), { target: { value: text } });
  await waitForLoads();
}
const press = (name: string, ...keys: readonly string[]) => {
  for (const key of keys) fireEvent.keyDown(getField(name), { key });
};
/** Waits for the verdict on the card, which appears after the paint that answers a press. */
const expectVerdict = (text: string) => waitFor(() => expect(readVerdict()).toContain(text));

it('moves through the options by arrow keys, from the first to the last, too, and keeps the chosen one', async () => {
  await renderCatalogue();
  await type(CASE, 'acme b510');
  expect(getOptions(CASE)).toHaveLength(3);
  press(CASE, 'ArrowUp');
  expect(getOptions(CASE)[2]).toHaveAttribute('aria-selected', 'true');
  for (const index of [0, 1]) {
    press(CASE, 'ArrowDown');
    expect(getField(CASE)).toHaveAttribute('aria-activedescendant', getOptions(CASE)[index]?.id);
  }
  // A changed text has other options, of which none is selected.
  await type(CASE, 'acme b510 ');
  expect(getField(CASE)).not.toHaveAttribute('aria-activedescendant');
  press(CASE, 'ArrowDown', 'ArrowDown', 'Enter');
  expect(getField(CASE)).not.toHaveAttribute('aria-activedescendant');
  expect(getField(CASE)).toHaveAttribute('aria-expanded', 'false');
  fireEvent.blur(getField(CASE));
  expect(getField(CASE)).toHaveValue('Acme B510 Flow');
  expect(readVisitorPc()).toEqual({ case: { id: '0000002' } });
  await expectVerdict('B510 Flow');
  await type(CASE, '');
  press(CASE, 'Enter');
  expect(readVisitorPc()).toEqual({});
  await waitFor(() => expect(readVerdict()).toBeUndefined());
});

it('saves a text that is in no list, also on Escape, but not by the Enter that ends a word of an input method', async () => {
  await renderCatalogue();
  await type(PSU, 'コルセア');
  expect(screen.getByText('Not in our list: we’ll check it')).toBeInTheDocument();
  const field = getField(PSU);
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  // Safari marks it only by this code.
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
  expect(readVisitorPc()).toEqual({});
  press(PSU, 'Escape');
  expect(readVisitorPc()).toEqual({ psu: { typed: 'コルセア' } });
  expect(field).toHaveValue('コルセア');
});

it('moves the name of a ready-made PC out of the field for the case, but leaves a length there', async () => {
  await renderCatalogue('case Dell XPS');
  const box = screen.getByRole('checkbox', { name: /ready-made/, hidden: true });
  fireEvent.click(box);
  expect(readVisitorPc()).toEqual({ pc: { typed: 'Dell XPS' } });
  fireEvent.click(box);
  await type(CASE, '300 mm');
  press(CASE, 'Enter');
  fireEvent.click(box);
  expect(readVisitorPc()).toEqual({ case: { typed: '300 mm' }, pc: { typed: '' } });
});

it('draws graphics cards in the visitor’s case while its clearance is known', async () => {
  const readDrawing = () => document.querySelector(`#${CASE_DRAWING_ID}`)?.textContent;
  await renderCatalogue('case 300 mm');
  await expectVerdict('Needs 25 mm more room than your case has');
  for (const text of ['Your case: 300 mm', 'Needs 25 mm more room than your case has'])
    expect(readDrawing()).toContain(text);
  await type(CASE, 'an old one');
  press(CASE, 'Enter');
  await expectVerdict('We’ll check your case');
  expect(readDrawing()).toBe('');
});

it('hides a product that does not fit until the filters are cleared', async () => {
  await renderCatalogue('case 300 mm');
  await expectVerdict('Needs 25 mm more room than your case has');
  fireEvent.click(screen.getByRole('checkbox', { name: /^Hide/ }));
  expect(screen.queryByRole('article')).toBeNull();
  // Nor does it come back as a close match of a search.
  fireEvent.input(screen.getByRole('searchbox'), { target: { value: `${gpu.name} ${gpu.brand}` } });
  expect(screen.queryByRole('article')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: interfaceCopy.filters.clear }));
  expect(screen.getByRole('article')).toBeVisible();
});

it('takes a number for a length where no model has it, or where the visitor chooses the length', async () => {
  await renderCatalogue();
  // Cases have the number in their names, so the length is only an option.
  await type(CASE, '510');
  press(CASE, 'ArrowDown', 'Enter');
  expect(getField(CASE)).toHaveValue('510 mm');
  await expectVerdict('Fits your case with 185 mm to spare');
  await type(CASE, '510');
  press(CASE, 'Enter');
  await expectVerdict('We’ll check your case');
  expect(screen.getByText(/^We took “510” for a model\./)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'It’s 510 mm of room', hidden: true }));
  expect(getField(CASE)).toHaveValue('510 mm');
  expect(getField(CASE)).toHaveFocus();
  // No case has this number in its name.
  await type(CASE, '319');
  press(CASE, 'Enter');
  expect(getField(CASE)).toHaveValue('319 mm');
  await expectVerdict('Needs 6 mm more room than your case has');
});

it('announces how many suggestions there are, and what is known of a typed processor', async () => {
  const expectAnnouncement = (text: string) =>
    waitFor(() => expect(screen.getByText(text, { selector: '[role=status]' })).toBeTruthy());
  await renderCatalogue();
  await type(CASE, 'acme b510');
  await expectAnnouncement('3 parts found.');
  await type(CASE, 'zzz 9');
  await expectAnnouncement('zzz 9: Not in our list: we’ll check it.');
  await type('Your processor', 'Ryzen 5');
  expect(getField('Your processor')).toHaveAttribute('aria-expanded', 'false');
  await type('Your processor', 'Ryzen 5 5600X');
  await expectAnnouncement('Ryzen 5 5600X: AM4, DDR4.');
});
