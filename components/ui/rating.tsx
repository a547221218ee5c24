import { Star } from 'lucide-react';

const MOST = 5;

/** Stars out of five, told as a number to those who don't see them. */
export function Rating({ stars }: { readonly stars: number }) {
  return (
    <p className="flex gap-1 text-accent-ink">
      <span className="sr-only">
        {stars} out of {MOST} stars
      </span>
      {Array.from({ length: stars }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical stars have nothing else to be told by
        <Star key={index} aria-hidden="true" fill="currentColor" className="size-5" />
      ))}
    </p>
  );
}
