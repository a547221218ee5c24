import type { Config } from 'tailwindcss';

/**
 * The design tokens as Tailwind sees them. Colours are roles that app/styles/tokens.css sets for each theme
 * and surface, so a component never names a hue.
 */
const config = {
  content: ['./app/**/*.{ts,tsx}', './components/**/*.{ts,tsx}'],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      paper: 'var(--paper)',
      raised: 'var(--raised)',
      studio: 'var(--studio)',
      fill: 'var(--fill)',
      ink: 'var(--ink)',
      muted: 'var(--muted)',
      line: 'var(--line)',
      edge: 'var(--edge)',
      accent: 'var(--accent)',
      'on-accent': 'var(--on-accent)',
      'accent-ink': 'var(--accent-ink)',
      positive: 'var(--positive)',
      'positive-fill': 'var(--positive-fill)',
      danger: 'var(--danger)',
    },
    // The system's own faces, by name: system-ui is a face for menus on some systems and languages.
    fontFamily: {
      sans: [
        '-apple-system',
        'BlinkMacSystemFont',
        "'Segoe UI'",
        'Roboto',
        "'Helvetica Neue'",
        'Arial',
        'sans-serif',
      ],
    },
    fontWeight: { normal: '400', medium: '500', semibold: '600', bold: '700' },
    // The minima give way to the screen's width, so that doubled text still fits a phone.
    fontSize: {
      small: ['0.875rem', { lineHeight: '1.375rem' }],
      body: ['1rem', { lineHeight: '1.625rem' }],
      lead: ['clamp(1.0625rem, 1rem + 0.35vw, 1.25rem)', { lineHeight: '1.5' }],
      name: ['clamp(1.125rem, 1rem + 0.4vw, 1.3125rem)', { lineHeight: '1.25' }],
      brand: ['min(clamp(1rem, 0.8rem + 0.9vw, 1.5rem), 4.6vw)', { lineHeight: '1.15' }],
      wordmark: [
        'clamp(min(1.0625rem, 4.6vw), 0.95rem + 0.5vw, 1.1875rem)',
        { lineHeight: '1.25' },
      ],
      title: ['clamp(min(1.25rem, 8vw), min(1.1rem + 0.6vw, 8vw), 1.5rem)', { lineHeight: '1.2' }],
      statement: ['clamp(1.25rem, 1rem + 1.1vw, 1.875rem)', { lineHeight: '1.3' }],
      figure: ['clamp(1.5rem, 0.7rem + 2vw, 2.5rem)', { lineHeight: '1.1' }],
      count: ['clamp(min(2rem, 11vw), min(1.4rem + 2.4vw, 12vw), 3.5rem)', { lineHeight: '1' }],
      section: ['clamp(min(1.375rem, 7vw), 1.1rem + 0.8vw, 1.875rem)', { lineHeight: '1.15' }],
      closing: ['clamp(min(1.75rem, 8.5vw), 1rem + 2.4vw, 3.25rem)', { lineHeight: '1.05' }],
      giant: [
        'clamp(min(2.5rem, 10.5vw), min(0.4rem + 5.4vw, 11.5vw), 6.25rem)',
        { lineHeight: '0.95' },
      ],
      display: [
        'clamp(min(2.25rem, 10vw), min(0.6rem + 4.2vw, 11vw), 5.25rem)',
        { lineHeight: '0.98' },
      ],
    },
    borderRadius: { none: '0', DEFAULT: '2px' },
    extend: {
      // The side margins of the page and of a card, which do not grow with the text of a narrow screen, and what is free over
      // and under a section.
      spacing: {
        gutter: 'clamp(min(1.25rem, 6.25vw), 4vw, 3rem)',
        card: 'min(1.5rem, 5vw)',
        band: 'clamp(2.5rem, 6vw, 4.5rem)',
      },
      maxWidth: { content: 'clamp(84rem, 75vw, 100rem)', measure: '65ch', headline: '16ch' },
      transitionDuration: { DEFAULT: '160ms' },
    },
  },
} satisfies Config;

export default config;
