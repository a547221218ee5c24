import type { Colours } from '@/lib/content/colours';
import { readColour } from '../pictures/colour-roles';

/** WCAG 2.2, 1.4.3. */
const MINIMUM_CONTRAST = 4.5;
const WHITE = '#ffffff';
/** The text colour of a button that is lighter than its theme's accent. */
export const BUTTON_TEXT = '#1a1204';

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

/** Returns the contrast ratio of two colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Darkens or lightens a colour until it is readable on all backgrounds. */
function adjustColour(colour: string, backgrounds: readonly string[]): string {
  const target = luminance(backgrounds[0] ?? WHITE) > 0.2 ? 0 : 255;
  const steps = Array.from({ length: 51 }, (_, step) => {
    const moved = channels(colour).map((channel) => channel + ((target - channel) * step) / 50);
    return `#${moved.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
  });
  return (
    steps.find((one) => backgrounds.every((other) => contrast(one, other) >= MINIMUM_CONTRAST)) ??
    colour
  );
}

/** Finds colours with too little contrast where they are used: on paper, on the stage or under a button's text. */
export function findContrastIssues(colours: Colours) {
  const backgrounds = {
    accent: [WHITE, readColour('paper'), readColour('raised')],
    glow: [readColour('stage')],
    button: [BUTTON_TEXT],
  };
  return Object.entries(colours).flatMap(([theme, roles]) =>
    Object.entries(roles).flatMap(([name, colour]) => {
      const others = backgrounds[name as keyof typeof backgrounds];
      const getContrast = (other: string) => contrast(colour, other);
      const [worst = WHITE] = others.toSorted((one, two) => getContrast(one) - getContrast(two));
      const ratio = getContrast(worst);
      if (ratio >= MINIMUM_CONTRAST) return [];
      const message = `has a contrast of ${ratio.toFixed(1)}:1 with ${worst}, and needs ${MINIMUM_CONTRAST}:1: use another, such as '${adjustColour(colour, others)}'`;
      return [{ path: [theme, name], message }];
    }),
  );
}
