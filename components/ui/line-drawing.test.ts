import { readFileSync } from 'node:fs';
import { lineDrawings } from '@/data/vocabulary';

it('has a view in the file of drawings for each that data may name, and no other', () => {
  const drawings = readFileSync('components/ui/line-drawings.svg', 'utf8');
  const views = [...drawings.matchAll(/<view id="([\w-]+)"/g)].map(([, name]) => name);
  expect(views.toSorted()).toEqual(lineDrawings.toSorted());
});
