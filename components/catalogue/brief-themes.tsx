import type { RangeTheme } from '@/checks/schemas/category-pages';
import { Unbroken } from '@/components/ui/unbroken';

/** The themes of a range in a few lines each: its products follow on the same page. */
export function BriefThemes({ themes }: { readonly themes: readonly RangeTheme[] }) {
  return (
    <ul className="grid">
      {themes.map(({ title, text }) => (
        <li key={title} className="line-above py-2">
          <h3 className="text-name">{title}</h3>
          <p className="text-muted">
            <Unbroken text={text} />
          </p>
        </li>
      ))}
    </ul>
  );
}
