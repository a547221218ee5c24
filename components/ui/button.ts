export type ButtonLook = 'primary' | 'quiet' | 'bar';

const BASE =
  'inline-flex min-h-12 items-center justify-center gap-2.5 rounded px-[min(1rem,5vw)] py-2.5 text-center font-semibold sm:px-6 transition-[background-color,border-color]';

/** Whole class strings, since Tailwind cannot see built-up names. */
const LOOKS: Readonly<Record<ButtonLook, string>> = {
  primary: `${BASE} border border-accent-ink bg-accent text-on-accent hover:border-accent-strong hover:bg-accent-strong active:[translate:0_1px]`,
  // In the bar of a phone there is no room for an icon.
  bar: `${BASE} border border-edge text-ink hover:border-ink active:[translate:0_1px] max-lg:min-h-11 max-lg:px-[min(0.75rem,2.5vw)] max-lg:py-2 max-lg:[&>svg]:hidden`,
  quiet: `${BASE} border border-edge text-ink hover:border-ink active:[translate:0_1px]`,
};

/** Class names of a button or of a link drawn as one. */
export function buttonClasses(look: ButtonLook): string {
  return LOOKS[look];
}
