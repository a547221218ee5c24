export type ButtonLook = 'primary' | 'compact' | 'quiet' | 'bar';

const SHAPE =
  'inline-flex items-center justify-center rounded text-center font-semibold transition-[background-color,border-color]';
const BASE = `${SHAPE} min-h-12 gap-2.5 px-[min(1rem,5vw)] py-2.5 sm:px-6`;
const FILLED =
  'border border-accent-ink bg-accent text-on-accent hover:border-accent-strong hover:bg-accent-strong active:[translate:0_1px]';

/** Whole class strings, since Tailwind cannot see built-up names. */
const LOOKS: Readonly<Record<ButtonLook, string>> = {
  primary: `${BASE} ${FILLED}`,
  // On a card, of which a page has many.
  compact: `${SHAPE} ${FILLED} min-h-11 gap-2 px-[min(0.875rem,4vw)] py-2`,
  // In the bar of a phone there is no room for an icon.
  bar: `${BASE} border border-edge text-ink hover:border-ink active:[translate:0_1px] max-lg:min-h-11 max-lg:px-[min(0.75rem,2.5vw)] max-lg:py-2 max-lg:[&>svg]:hidden`,
  quiet: `${BASE} border border-edge text-ink hover:border-ink active:[translate:0_1px]`,
};

/** Class names of a button or of a link drawn as one. */
export function buttonClasses(look: ButtonLook): string {
  return LOOKS[look];
}
