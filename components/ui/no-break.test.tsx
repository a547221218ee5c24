/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { noBreak } from './no-break';

it.each([
  ['ROG Strix Z790-E Gaming WiFi', ['Z790-E']],
  ['F5-6000 and DDR5-5600', ['F5-6000', 'DDR5-5600']],
  ['32 GB of DDR5, at 6.0 GHz', ['32 GB', '6.0 GHz']],
  ['takes 1 × PCIe x16, or a PCIe x4', ['1 × PCIe x16,', 'PCIe x4']],
  ['2 × 8-pin power', ['2 × 8-pin']],
  ['Pulse RX 9060 XT OC', ['RX 9060 XT']],
  ['2.5 GbE and Wi-Fi 6E', ['2.5 GbE', 'Wi-Fi 6E']],
  ['Ryzen 5 9600X, 5.4 m of cable, 500 Mb/s', ['Ryzen 5 9600X,', '5.4 m', '500 Mb/s']],
  ['Wi-Fi, 24 hours or 2-3 days, 6,000 MT/s.', ['Wi-Fi,', '24 hours', '2-3 days,', '6,000 MT/s.']],
  ['1-2 business days, then 3 business days', ['1-2 business days,', '3 business days']],
  ['draws 250 (of your 650 W).', ['650 W).']],
  ['4 Workstations, 12 Games', []],
])('%s keeps its text, with hyphenated words and figures on one line', (text, parts) => {
  const { container } = render(<p>{noBreak(text)}</p>);
  expect(container.textContent).toBe(text);
  expect([...container.querySelectorAll('span')].map((span) => span.textContent)).toEqual(parts);
});
