import { formatReport, summariseNames } from './format-report';

it('prints the most urgent group first and leaves empty groups out', () => {
  const report = formatReport([
    { group: 'Proof and dates', text: 'Figures.' },
    { group: 'Urgent', text: 'Name.' },
  ]);
  expect(report.split('\n').slice(1)).toEqual([
    '### Urgent',
    '- Name.',
    '### Proof and dates',
    '- Figures.',
    expect.stringContaining('Send yourself a test'),
  ]);
  expect(formatReport([])).toMatch(/^The check found nothing.+\nSend yourself a test/);
});

it('names up to five, and counts the rest of more', () => {
  expect(summariseNames(['a', 'b', 'c', 'd', 'e'])).toBe('a, b, c, d and e');
  expect(summariseNames(['a', 'b', 'c', 'd', 'e', 'f'])).toBe('a, b, c, d and 2 more');
});
