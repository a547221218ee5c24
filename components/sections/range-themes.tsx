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
            className="grid content-start gap-3.5 bg-paper pt-7 pb-8 md:row-span-4 md:grid-rows-subgrid md:pr-6 md:not-first:pl-6"
          >
            <Icon name={icon} />
            <h3 className="text-title">{title}</h3>
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
