import { formatVisitorPc } from './format-visitor-pc';
import { resolveVisitorPc } from './resolve-visitor-pc';
import { createPartIndexes } from './testing/create-part-indexes';
import { parseAnswers } from './visitor-pc';

const partIndexes = createPartIndexes({
  case: ['NZXT|H210|7585de5,1111111|Mini-ITX|325|', 'Acme|Box|2222222|||'],
});

const format = (...answers: readonly string[]) =>
  formatVisitorPc(resolveVisitorPc(parseAnswers(answers), partIndexes));

it.each<[answer: string, ...lines: readonly unknown[]]>([
  ['case-1111111', '- Case: NZXT H210 (Mini-ITX, cards up to 325 mm, as listed by BuildCores)'],
  ['case-2222222', '- Case: Acme Box'],
  ['case 325mm', '- Case: room for a card of 325 mm'],
  ['case Please quote one', '- Case: Please quote one'],
  ['supply 650', '- Power supply: 650 W (by its label)'],
  ['board B550', '- Motherboard: B550'],
  ['processor Ryzen 5 3600', '- Processor: Ryzen 5 3600'],
  ['cooler NH-D15', '- Cooler: NH-D15'],
  ['pc Dell XPS', '- Ready-made PC: Dell XPS', expect.stringMatching(/^- Photos to attach/)],
])('formats %j as a line of an email', (answer, ...lines) => {
  const text = format(answer);
  expect(text.split('\n')).toEqual(['What I have:', ...lines]);
});

it('has the lines in the order of the fields, and a blank for an id that no loaded list has', () => {
  const text = format('cooler X', 'board-0000000', 'case Y');
  expect(text).toBe('What I have:\n- Case: Y\n- Motherboard: ____\n- Cooler: X');
  expect(format()).toBe('');
});
