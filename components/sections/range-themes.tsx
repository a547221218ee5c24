import type { RangeTheme } from '@/checks/schemas/categories';
import { PointItems } from '@/components/ui/point-items';
import { Unbroken } from '@/components/ui/unbroken';

/** The three themes of a range, under one another like the entries of a data sheet. */
export function RangeThemes({ themes }: { readonly themes: readonly RangeTheme[] }) {
  return (
    <ul>
      {themes.map(({ title, text, points }) => (
        <li
          key={title}
          className="grid gap-x-6 gap-y-1.5 border-t border-line py-3.5 first:border-ink sm:grid-cols-2 sm:py-5 xl:last:pb-0"
        >
          <h3 className="text-name sm:col-span-full">{title}</h3>
          <p className="text-muted">
            <Unbroken text={text} />
          </p>
          <ul className="points">
            <PointItems points={points} />
          </ul>
        </li>
      ))}
    </ul>
  );
}
