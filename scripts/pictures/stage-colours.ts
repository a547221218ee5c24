import { readFileSync } from 'node:fs';

const TOKENS = readFileSync('app/styles/tokens.css', 'utf8');
/** Reads the first colour of a design token, so that pictures blend into the page around them. */
const readToken = (name: string) => `#${new RegExp(`--${name}: #(\\w{6});`).exec(TOKENS)?.[1]}`;

/** The paper that products stand on. */
export const STUDIO_COLOUR = readToken('studio');
/** The dark stage behind heroes. */
export const STAGE_COLOUR = readToken('stage');
