export type ButtonLook = 'primary' | 'quiet';

const BASE =
  'inline-flex min-h-12 items-center justify-center gap-2.5 rounded px-4 py-3 sm:px-6 text-center font-semibold no-underline transition-[background-color,border-color]';

/** Whole class strings, since Tailwind cannot see built-up names. */
const LOOKS: Readonly<Record<ButtonLook, string>> = {
  primary: `${BASE} border border-accent bg-accent text-on-accent hover:border-accent-strong hover:bg-accent-strong active:[translate:0_1px]`,
  quiet: `${BASE} border border-edge text-ink hover:border-ink active:[translate:0_1px]`,
};

/** Class names of a button or of a link drawn as one. */
export function buttonClasses(look: ButtonLook): string {
  return LOOKS[look];
}
