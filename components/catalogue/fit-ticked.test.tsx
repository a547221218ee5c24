import { act, render } from '@testing-library/react';
import { pagesBySlug } from '@/data/shop';
import { memory } from '@/lib/testing/parts';
import { TICKED_FIT } from './enquiry-ids';
import { FitTicked } from './fit-ticked';

const parts = ['tall', 'middle', 'other', 'low', 'lowest'].map((id, place) => ({
  product: { ...memory(id), name: id, specifications: {} },
  millimetres: 60 - place,
}));

/** What is drawn where these are ticked. */
async function drawnWith(...ids: string[]) {
  const drawn = { fit: pagesBySlug['pc-components'].fit, parts };
  const place = <div id={TICKED_FIT} />;
  const { rerender, unmount } = render(place);
  rerender(
    <>
      {place}
      <FitTicked drawn={drawn} ids={ids} />
    </>,
  );
  await act(async () => {});
  const names = [...document.querySelectorAll(`#${TICKED_FIT} li > :first-child`)];
  const texts = names.map(({ textContent }) => textContent);
  unmount();
  return texts;
}

it('draws what is ticked between the longest and the shortest, and nothing where these are all', async () => {
  expect(await drawnWith('low', 'middle', 'elsewhere')).toEqual([
    'tall',
    'middle',
    'low',
    'lowest',
  ]);
  expect(await drawnWith('tall')).toEqual([]);
  expect(await drawnWith()).toEqual([]);
});
