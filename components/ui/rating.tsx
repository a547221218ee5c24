import { Star } from 'lucide-react';
import { ui } from '@/data/interface';
import { fill } from '@/lib/fill';
import { Icon } from './icon';

/** Stars out of five, told as a number to those who don't see them. */
export function Rating({ stars }: { readonly stars: number }) {
  return (
    <p className="flex gap-1 text-accent-ink">
      <span className="sr-only">{fill(ui.rating, { stars })}</span>
      {Array.from({ length: stars }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical stars have nothing else to be told by
        <Icon key={index} of={Star} className="size-5 fill-current" />
      ))}
    </p>
  );
}
