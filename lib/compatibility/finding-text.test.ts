import { fillFindingText } from './finding-text';
import type { Part } from './parts';
import { createCpu, createGpu } from './testing/parts';

it.each(['gpus', 'gpu+cpus', ''])('refuses %j as a kind of part', (subject) => {
  const text = `[${subject} fits]`;
  expect(() => fillFindingText(text, [createGpu({ id: 'G' })])).toThrow(
    `'${text}': name kinds of part`,
  );
});

it.each([
  ['[gpu fits] in one slot', 'fits in one slot'],
  ['[gpu is] short, and [gpu has] no fan', 'short, and this has no fan'],
  ['[cpu is] too weak [for gpu]', 'P is too weak'],
  ['Good [for cpu], with [gpu]', 'Good for P, with this'],
  ['[gpu+cpu draws] 90 W', 'this and P draw 90 W'],
])('fills %j on the card of a graphics card as %j', (text, filled) => {
  const [gpu, cpu] = [createGpu({ id: 'this' }), createCpu({ id: 'P' })];
  const nameOf = (parts: readonly Part[]) => parts.map(({ id }) => id).join(' and ');
  expect(fillFindingText(text, [gpu, cpu], { cardPart: gpu, nameOf })).toBe(filled);
});
