import { readFileSync } from 'node:fs';

const TOKENS = readFileSync('app/styles/tokens.css', 'utf8');

/**
 * Reads a colour role on paper, which app/styles/tokens.css states first.
 *
 * @throws Error where there is no such role
 */
function readColour(role: string): string {
  const [, colour] = new RegExp(`--${role}: (#[\\da-f]{6});`).exec(TOKENS) ?? [];
  if (colour === undefined) throw new Error(`app/styles/tokens.css has no --${role}`);
  return colour;
}

/** The paper that products stand on. */
export const STUDIO_COLOUR = readColour('studio');
/** The dark stage behind heroes. */
export const STAGE_COLOUR = readColour('stage');
