/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { recipient } from '@/components/testing/fixtures';
import { pageStore } from '@/lib/page-state/page-store';
import { Review } from './review';

it.each([
  ['motherboard, power supply, case and cooler', 'pulse-rx-9070-xt', 'core-i9-14900k'],
  ['processor', 'pulse-rx-9070-xt', 'rm850e'],
])('each question about the visitor’s %s links to a field', (_, ...ids) => {
  pageStore.dispatch({ type: 'clear' });
  for (const id of ids) pageStore.dispatch({ type: 'add', id });
  render(<Review state={pageStore.getState()} recipient={recipient} />);
  const links = screen.getAllByRole<HTMLAnchorElement>('link');
  const hashes = new Set(links.map(({ hash }) => hash).filter((hash) => hash !== ''));
  expect(hashes.size).toBeGreaterThan(0);
  for (const hash of hashes) expect([hash, document.querySelector(hash)]).not.toContain(null);
});
