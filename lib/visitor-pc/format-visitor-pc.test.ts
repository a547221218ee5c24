import { formatVisitorPc } from './format-visitor-pc';
import { parseParts } from './part-database';
import { createPartList } from './part-lists';
import type { VisitorPc } from './visitor-pc';

it('formats the answers as lines of an email', () => {
  const lists = {
    case: createPartList(
      parseParts('case', ['NZXT|H210|7585de5,1111111|Mini-ITX|325|', 'Acme|Box|2222222|||']),
    ),
    supply: createPartList(parseParts('supply', ['Acme|P|2222222|650'])),
  };
  const formatLines = (visitorPc: VisitorPc) => formatVisitorPc(visitorPc, lists).split('\n');
  expect(
    formatLines({
      pc: { typed: 'Dell XPS' },
      case: { id: '1111111' },
      supply: { typed: '650' },
      processor: { typed: 'Ryzen 5 3600' },
    }),
  ).toEqual([
    'What I have:',
    'Case: NZXT H210 (Mini-ITX, cards up to 325 mm, as listed by BuildCores)',
    'Power supply: 650 W, on its label',
    'Processor: Ryzen 5 3600',
    'Ready-made PC: Dell XPS',
    expect.stringMatching(/^To attach: photographs/),
  ]);
  expect(formatLines({ case: { id: '2222222' }, board: { typed: 'B550' } })).toEqual([
    'What I have:',
    'Case: Acme Box',
    'Board: B550',
  ]);
  expect(formatLines({ case: { typed: '325mm' } })[1]).toBe('Case: room for a card of 325 mm');
  expect(formatLines({ board: { id: '0000000' } })).toEqual(['']);
});
