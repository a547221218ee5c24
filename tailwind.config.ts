import type { Config } from 'tailwindcss';

/**
 * The design tokens that class names in components refer to. Colours are roles: app/styles/tokens.css sets them for
 * each surface, and app/styles/themes.css sets `accent-ink` for each theme. Each font size has its line height. The
 * smallest font sizes shrink with the screen, so that text at 200% still fits a phone.
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
      // The gold contacts of a drawn drive.
      contacts: 'var(--contacts)',
    },
    fontWeight: { normal: '400', semibold: '600' },
    fontSize: {
      small: ['0.875rem', '1.375rem'],
      lead: ['clamp(1.0625rem, 1rem + 0.35vw, 1.25rem)', '1.5'],
      name: ['clamp(1.0625rem, 0.85rem + 0.6vw, 1.3125rem)', '1.25'],
      wordmark: ['clamp(min(1.0625rem, 4.6vw), 0.95rem + 0.5vw, 1.1875rem)', '1.25'],
      statement: ['clamp(1.25rem, 1rem + 0.9vw, 1.625rem)', '1.3'],
      figure: ['clamp(1.375rem, 0.7rem + 1.7vw, 2.25rem)', '1.1'],
      section: ['clamp(min(1.45rem, 7vw), 1rem + 1.5vw, 2.375rem)', '1.15'],
      closing: ['clamp(min(1.75rem, 8.5vw), 1rem + 2.4vw, 3.25rem)', '1.05'],
      'page-title': ['clamp(min(2.25rem, 10vw), min(0.6rem + 4.2vw, 11vw), 5.25rem)', '0.98'],
      'home-title': ['clamp(min(2.5rem, 10.5vw), min(0.4rem + 5.4vw, 11.5vw), 6.25rem)', '0.95'],
    },
    extend: {
      spacing: {
        // The side margins of the page. In vw on a phone, so that large text doesn't widen them.
        gutter: 'clamp(min(1.25rem, 6.25vw), 4vw, 3rem)',
        // The space above and below a section.
        band: 'clamp(var(--least-band), 4.6vw, 3.75rem)',
      },
      maxWidth: { content: 'clamp(84rem, 75vw, 100rem)', measure: '65ch' },
    },
  },
} satisfies Config;

export default config;
