import { fillFindingText } from './finding-text';
import { createGpu } from './testing/parts';

it.each(['gpus', 'gpu+cpus', ''])('refuses %j as a kind of part', (subject) => {
  const text = `[${subject} fits]`;
  expect(() => fillFindingText(text, [createGpu({ id: 'G' })])).toThrow(
    `'${text}': name kinds of part`,
  );
});
