import type { RangeTheme } from '@/checks/schemas/category-pages';
import { Unbroken } from '@/components/ui/unbroken';

/** The themes of a range in a few lines each: its products follow on the same page. */
export function BriefThemes({ themes }: { readonly themes: readonly RangeTheme[] }) {
  return (
    <ul className="grid gap-x-8 md:max-xl:grid-cols-3">
      {themes.map(({ title, text }) => (
        <li key={title} className="line-above py-1.5 xl:py-5">
          <h3 className="text-name xl:mb-1">{title}</h3>
          <p className="text-muted">
            <Unbroken text={text} />
          </p>
        </li>
      ))}
    </ul>
  );
}
