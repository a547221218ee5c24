import { readFileSync } from 'node:fs';
import type { Colours } from '@/lib/content/colours';
import type { Fault } from './validate-record';

/** Least contrast of a text (WCAG 2.2, 1.4.3). */
const LEAST = 4.5;
const WHITE = '#ffffff';
/** The text of a button that is lighter than its theme's accent. */
export const ON_BUTTON = '#1a1204';

const channels = (colour: string) =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** @see https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** How well one colour can be read on another, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The nearest to a colour, on its way to black or white, that can be read on all the others. */
function readable(colour: string, on: readonly string[]): string {
  const end = luminance(on[0] ?? WHITE) > 0.2 ? 0 : 255;
  const steps = Array.from({ length: 51 }, (_, step) => {
    const moved = channels(colour).map((channel) => channel + ((end - channel) * step) / 50);
    return `#${moved.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
  });
  return steps.find((one) => on.every((other) => contrast(one, other) >= LEAST)) ?? colour;
}

/** The colour that a role has first in app/styles/tokens.css: on paper. */
function role(tokens: string, name: string): string {
  const [, colour] = new RegExp(`--${name}: (#[\\da-f]{6})`).exec(tokens) ?? [];
  if (colour === undefined) throw new Error(`app/styles/tokens.css has no --${name}`);
  return colour;
}

/** What of a shop's colours can't be read where it stands: on paper, on the stage, or under a button's text. */
export function contrastFaults(colours: Colours): readonly Fault[] {
  const tokens = readFileSync('app/styles/tokens.css', 'utf8');
  const grounds = {
    accent: [WHITE, role(tokens, 'paper'), role(tokens, 'raised')],
    glow: [role(tokens, 'stage')],
    button: [ON_BUTTON],
  };
  return Object.entries(colours).flatMap(([theme, own]) =>
    Object.entries(own).flatMap(([name, colour]) => {
      const on = grounds[name as keyof typeof grounds];
      const [worst = WHITE] = on.toSorted((a, b) => contrast(colour, a) - contrast(colour, b));
      const ratio = contrast(colour, worst);
      const message = `has ${ratio.toFixed(1)}:1 beside ${worst}, and needs ${LEAST}:1 to be read: write another, such as '${readable(colour, on)}'`;
      return ratio < LEAST ? [{ path: [theme, name], message }] : [];
    }),
  );
}
