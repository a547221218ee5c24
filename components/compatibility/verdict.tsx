import { clsx } from 'clsx';
import { BatteryWarning, Check, CircleHelp, Info, Ruler, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { noBreak } from '@/components/ui/no-break';
import { ui } from '@/data/copy/interface';
import type { Outcome } from '@/lib/compatibility/finding';

/** The icon and colour of each outcome and requirement. Shapes differ for people who can't tell colours apart. */
const ICONS = {
  compatible: [Check, 'text-positive'],
  advice: [Info, 'text-muted'],
  conditional: [TriangleAlert, 'text-caution'],
  underpowered: [BatteryWarning, 'text-caution'],
  unverified: [CircleHelp, 'text-muted'],
  incompatible: [X, 'text-danger'],
  length: [Ruler, 'text-muted'],
  requirement: [Info, 'text-muted'],
} as const;

interface VerdictProps {
  readonly as?: 'p' | 'li' | 'dd' | 'div';
  /** Undefined for a requirement, which is no outcome. */
  readonly outcome: Outcome | undefined;
  /** True for a requirement that is a length. */
  readonly isLength?: boolean | undefined;
  /** Adds the outcome's name for screen readers, where no visible text states it. */
  readonly hasLabel?: boolean;
  readonly className?: string;
  /** A button or link that helps, after the text. */
  readonly remedy?: ReactNode;
  /** A text or inline elements. */
  readonly children: ReactNode;
}

/** A line with the icon of its outcome. */
export function Verdict(props: VerdictProps) {
  const { as: Element = 'p', outcome, isLength, hasLabel, className, remedy, children } = props;
  const label = outcome && ui.outcomes[outcome];
  const text = typeof children === 'string' ? children : undefined;
  const isLabelVisible = text?.startsWith(`${label}`);
  // A remedy follows a full stop.
  const shownText = remedy ? text?.replace(/\.?$/, '.') : text;
  const [shape, colour] = ICONS[outcome ?? (isLength ? 'length' : 'requirement')];
  return (
    <Element className={clsx('verdict', className)} data-outcome={outcome}>
      <Icon icon={shape} className={colour} />
      {hasLabel && label && !isLabelVisible && <span className="sr-only">{`${label}: `}</span>}
      {/* Replaced as a whole: browser translation replaces text nodes, and React can't remove a node that is gone. */}
      <span key={`${text} ${Boolean(remedy)}`}>
        {shownText === undefined ? children : noBreak(shownText)}
        {remedy && ' '}
        {remedy}
      </span>
    </Element>
  );
}
