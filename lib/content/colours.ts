import { z } from 'zod';
import type { SchemaOutput } from './fields';

/** The themes of category pages. */
export const THEMES = [
  'gaming',
  'components',
  'systems',
  'storage',
  'accessories',
  'networking',
] as const;

const colour = z
  .string('is missing: write it in quotes, since # begins a comment')
  .regex(/^#[\da-f]{6}$/i, "must be six digits behind #, in quotes, such as '#6d28d9'");

const theme = z.strictObject({
  accent: colour.describe('Buttons and links on paper, under white text'),
  glow: colour.describe('Buttons and links on the dark stage, under dark text'),
  button: colour
    .exactOptional()
    .describe('Buttons on paper, under dark text, where the accent would look muddy'),
});

/** The colours of the company and of each theme; scripts/content/contrast.ts checks their contrast. */
export const coloursSchema = z.strictObject({
  company: theme.omit({ button: true }),
  ...(Object.fromEntries(THEMES.map((name) => [name, theme])) as Record<
    (typeof THEMES)[number],
    typeof theme
  >),
});

export type Colours = SchemaOutput<typeof coloursSchema>;
