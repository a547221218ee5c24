import type { Config } from 'tailwindcss';

/**
 * The design tokens that components name. Colours are roles, which app/styles/tokens.css sets for each theme and surface.
 * Roles that only stylesheets name are not here.
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
    // app/styles sets fonts, weights and sizes: Tailwind's would register properties.
    fontFamily: {},
    fontWeight: {},
    fontSize: {},
    extend: {
      // The side margins of the page and of a card, independent of text size on a narrow screen; the space above and below a
      // section.
      spacing: {
        gutter: 'clamp(min(1.25rem, 6.25vw), 4vw, 3rem)',
        card: 'min(1.5rem, 5vw)',
        band: 'clamp(1.75rem, 6vw, 4.5rem)',
      },
      maxWidth: { content: 'clamp(84rem, 75vw, 100rem)', measure: '65ch' },
    },
  },
} satisfies Config;

export default config;
