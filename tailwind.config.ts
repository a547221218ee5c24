import type { Config } from 'tailwindcss';

/**
 * The design tokens as Tailwind sees them. Colours are roles that app/styles/tokens.css sets for each theme
 * and surface, so a component never names a hue; those that stylesheets alone name are not here.
 */
const config = {
  content: ['./app/**/*.{ts,tsx}', './components/**/*.{ts,tsx}'],
  theme: {
    colors: {
      paper: 'var(--paper)',
      raised: 'var(--raised)',
      studio: 'var(--studio)',
      ink: 'var(--ink)',
      muted: 'var(--muted)',
      'accent-ink': 'var(--accent-ink)',
      positive: 'var(--positive)',
      caution: 'var(--caution)',
      danger: 'var(--danger)',
    },
    // Faces, weights and sizes stand in app/styles: Tailwind's bring registered properties with them.
    fontFamily: {},
    fontWeight: {},
    fontSize: {},
    extend: {
      // The side margins of the page and of a card, which do not grow with the text of a narrow screen, and what is free over
      // and under a section.
      spacing: {
        gutter: 'clamp(min(1.25rem, 6.25vw), 4vw, 3rem)',
        card: 'min(1.5rem, 5vw)',
        band: 'clamp(2.5rem, 6vw, 4.5rem)',
      },
      maxWidth: { content: 'clamp(84rem, 75vw, 100rem)', measure: '65ch' },
    },
  },
} satisfies Config;

export default config;
