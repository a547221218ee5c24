import { readFileSync } from 'node:fs';

const TOKENS = readFileSync('app/styles/tokens.css', 'utf8');
/** The first colour of a token, so that pictures pass into the page around them. */
const token = (name: string) => `#${new RegExp(`--${name}: #(\\w{6});`).exec(TOKENS)?.[1]}`;

/** The paper that products stand on. */
export const STUDIO_COLOUR = token('studio');
/** The stage behind heroes. */
export const STAGE_COLOUR = token('stage');
