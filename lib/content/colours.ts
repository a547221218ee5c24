import { z } from 'zod';
import type { SchemaOutput } from './fields';

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

const themes = {
  gaming: theme,
  components: theme,
  systems: theme,
  storage: theme,
  accessories: theme,
  networking: theme,
};

/** The themes of category pages. */
export const THEMES = Object.keys(themes) as readonly (keyof typeof themes)[];

/** The colours of the company and of each theme; scripts/content/contrast.ts checks their contrast. */
export const coloursSchema = z.strictObject({ company: theme.omit({ button: true }), ...themes });

export type Colours = SchemaOutput<typeof coloursSchema>;
