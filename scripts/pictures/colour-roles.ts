import { readFileSync } from 'node:fs';

/**
 * Reads a role's first colour in a stylesheet. In tokens.css, this is the colour on paper.
 *
 * @throws Error where there is none
 */
export function readColour(role: string, file = 'app/styles/tokens.css'): string {
  const [, colour] = RegExp(`--${role}: (#[\\da-f]{6});`).exec(readFileSync(file, 'utf8')) ?? [];
  if (colour === undefined) throw new Error(`${file} has no --${role}`);
  return colour;
}

/** The paper that products stand on. */
export const STUDIO_COLOUR = readColour('studio');
/** The dark stage behind heroes. */
export const STAGE_COLOUR = readColour('stage');
