/** A mailbox: folders, the day's mail, and a request for a quote opened. */

const FOLDERS = [
  ['Inbox', 12],
  ['Starred'],
  ['Quotes', 4],
  ['Orders', 3],
  ['Sent'],
  ['Drafts', 1],
  ['Archive'],
];
const MAILS = [
  [
    'Amelia Hart',
    'Quote for twelve workstations',
    'Thank you, the second option suits us',
    '09:41',
  ],
  ['Rowan Price', 'Re: Lead time on rack switches', 'Could you hold two until Thursday?', '09:12'],
  ['Priya Nair', 'Which memory fits our boards?', 'The boards are the ones you sent in', '08:55'],
  ['Harbour Models', 'Order confirmed', 'Please find our purchase order attached', '08:30'],
  [
    'Tom Whitaker',
    'Re: Quiet build for the studio',
    'That cooler looks right. What would a',
    'Yesterday',
  ],
  ['Hannah Doyle', 'Network for the new floor', 'We have forty desks and three rooms', 'Yesterday'],
  ['Callum Reid', 'Drives for the archive', 'Eight bays now, room for four more', 'Yesterday'],
  ['Isobel Frost', 'Re: Headsets for support', 'The sample arrived this morning and', 'Friday'],
  ['Joe Malik', 'Invoice 20417', 'Paid today, thank you. Could the next', 'Friday'],
];
const LETTER = [
  'Good morning,',
  '',
  'Thank you for both options. The second one suits us: the',
  'same processor, 64 GB of memory and two drives mirrored.',
  '',
  'Could you quote for twelve of them, with three-year cover,',
  'and say when the first four could be here? The studio',
  'moves on the 14th, so anything before that helps.',
  '',
  'Kind regards,',
  'Amelia',
];
const UNREAD = 3;

const area = (x, y, width, height, fill, round = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${fill}"/>`;
const line = (x, y, size, words, fill, more = '') =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" ${more}>${words}</text>`;
const BOLD = 'font-weight="700"';
const RIGHT = 'text-anchor="end"';
const MIDDLE = 'text-anchor="middle"';

const folders = FOLDERS.map(([name, count], index) => {
  const y = 160 + index * 48;
  const open = index === 0;
  return [
    open ? area(10, y, 230, 42, '#2b333b', 8) : '',
    line(32, y + 28, 20, name, open ? '#fff' : '#aab4be', open ? BOLD : ''),
    count ? line(220, y + 28, 17, count, '#e98a5c', RIGHT) : '',
  ].join('');
});
const mails = MAILS.map(([sender, subject, opening, when], index) => {
  const y = 64 + index * 94;
  const weight = index < UNREAD ? BOLD : '';
  return [
    index === 0 ? area(250, y, 500, 94, '#2b333b') + area(250, y, 5, 94, '#e4672e') : '',
    line(280, y + 32, 20, sender, index < UNREAD ? '#fff' : '#c4ccd4', weight),
    line(728, y + 32, 16, when, '#8b959f', RIGHT),
    line(280, y + 57, 17, subject, index < UNREAD ? '#e6ebf0' : '#aab4be', weight),
    line(280, y + 80, 16, opening, '#7f8a95'),
    area(270, y + 93, 480, 1, '#2a3138'),
  ].join('');
});
const letter = LETTER.map((words, index) => line(800, 276 + index * 34, 21, words, '#d4dbe2'));

export const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900" width="1920" height="1080"
  font-family="Archivo, Liberation Sans, sans-serif">
  ${area(0, 0, 1600, 900, '#1b2026')}
  ${line(28, 42, 26, 'Mail', '#fff', BOLD)}${area(420, 14, 620, 36, '#2a3138', 18)}
  ${line(446, 39, 19, 'Search mail', '#8b959f')}
  ${area(0, 64, 250, 836, '#15191e')}${area(20, 86, 150, 46, '#e4672e', 8)}
  ${line(95, 117, 20, 'New mail', '#fff', `${BOLD} ${MIDDLE}`)}
  ${folders.join('\n  ')}
  ${mails.join('\n  ')}
  ${area(750, 64, 1, 836, '#2a3138')}
  ${line(800, 128, 32, 'Quote for twelve workstations', '#fff', BOLD)}
  <circle cx="826" cy="190" r="26" fill="#3d6d8f"/>${line(826, 198, 22, 'AH', '#fff', `${BOLD} ${MIDDLE}`)}
  ${line(868, 184, 20, 'Amelia Hart', '#fff', BOLD)}${line(868, 208, 17, 'to enquiries', '#8b959f')}
  ${line(1560, 184, 17, '09:41', '#8b959f', RIGHT)}
  ${letter.join('\n  ')}
  ${area(800, 690, 330, 84, '#232a31', 8)}${area(818, 708, 48, 48, '#c0392b', 6)}
  ${line(842, 739, 16, 'PDF', '#fff', `${BOLD} ${MIDDLE}`)}
  ${line(884, 728, 18, 'Floor plan, studio.pdf', '#e6ebf0')}${line(884, 752, 15, '1.2 MB', '#8b959f')}
  ${area(800, 812, 130, 46, '#e4672e', 8)}${line(865, 842, 19, 'Reply', '#fff', `${BOLD} ${MIDDLE}`)}
  ${area(946, 812, 130, 46, '#2b333b', 8)}${line(1011, 842, 19, 'Forward', '#d4dbe2', MIDDLE)}
</svg>`;
