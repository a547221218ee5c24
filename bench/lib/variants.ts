/**
 * What the page bench compares: our pages, the same without any script, and Next's own export, as it is without our
 * step.
 */
export const VARIANTS = ['ours', 'twin', 'plain'] as const;

export type Variant = (typeof VARIANTS)[number];

/** Something of each. */
export type OfEach<T> = Readonly<Record<Variant, T>>;

/** @returns what a function makes of each */
export const ofEach = <T>(make: (variant: Variant) => T): OfEach<T> => ({
  ours: make('ours'),
  twin: make('twin'),
  plain: make('plain'),
});
