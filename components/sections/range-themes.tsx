import { Icon } from '@/components/ui/icon';
import { PointItems } from '@/components/ui/point-items';
import { Section } from '@/components/ui/section';
import { Unbroken } from '@/components/ui/unbroken';
import type { RangeTheme } from '@/data/types';

interface RangeThemesProps {
  readonly heading: string;
  readonly themes: readonly RangeTheme[];
}

/** The three themes of a range, side by side like the columns of a comparison table. */
export function RangeThemes({ heading, themes }: RangeThemesProps) {
  return (
    <Section id="range" heading={heading}>
      <ul className="grid gap-px border-y border-ink bg-line md:grid-cols-3">
        {themes.map(({ icon, title, text, points }) => (
          <li
            key={title}
            className="grid content-start gap-2.5 bg-paper py-5 md:row-span-3 md:grid-rows-subgrid md:pr-6 md:not-first:pl-6"
          >
            <h3 className="flex items-center gap-3 text-title">
              <Icon name={icon} />
              {title}
            </h3>
            <p className="text-muted">
              <Unbroken text={text} />
            </p>
            <ul className="points">
              <PointItems points={points} />
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}
