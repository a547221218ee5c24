import { createIssues, formatReport } from './format-report';

it('prints the most urgent group first', () => {
  const report = formatReport([
    { group: 'Proof and dates', text: 'Figures.' },
    { group: "Still the sample's", text: 'Texts.' },
    { group: 'Urgent', text: 'Name.' },
  ]);
  const headings = ['Urgent', "Still the sample's", 'Proof and dates'];
  expect(report.match(/(?<=### ).+/g)).toEqual(headings);
  expect(formatReport([])).toMatch(/^The check found nothing.+\nSend yourself a test/);
});

it('shortens long lists unless they are urgent, and prints them in full at the end', () => {
  const createReport = (group: 'Urgent' | 'Proof and dates') =>
    formatReport(createIssues(group, [[[...'abcdef'], (list) => `Prove ${list}.`]])).split('\n');
  const full = '- Prove a, b, c, d, e and f.';
  expect(createReport('Urgent').slice(1, -1)).toEqual(['### Urgent', full]);
  const [, , short, , ...inFull] = createReport('Proof and dates');
  expect(short).toBe('- Prove a, b, c, d and 2 more.');
  expect(inFull).toEqual(['### In full', full]);
});
