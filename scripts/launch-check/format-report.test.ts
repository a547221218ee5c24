import { formatReport, summariseNames } from './format-report';

it('prints the most urgent group first and leaves empty groups out', () => {
  const report = formatReport([
    { group: 'Proof and dates', text: 'Figures.' },
    { group: 'Urgent', text: 'Name.' },
  ]);
  const lines = ['### Urgent', '- Name.', '### Proof and dates', '- Figures.'];
  expect(report.split('\n').slice(1, -1)).toEqual(lines);
  expect(formatReport([])).toMatch(/^The check found nothing.+\nSend yourself a test/);
});

it('names up to five, and counts the rest of more', () => {
  expect(summariseNames([...'abcde'])).toBe('a, b, c, d and e');
  expect(summariseNames([...'abcdef'])).toBe('a, b, c, d and 2 more');
});
