import { clsx } from 'clsx';
import { Check, CircleHelp, Info, Ruler, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { noBreak } from '@/components/ui/no-break';
import { interfaceCopy } from '@/data/copy/interface';
import type { ProductCardLine } from '@/lib/compatibility/product-card-lines';
import { endSentence } from '@/lib/text/grammar';

/** The icon and colour of each outcome and requirement. Shapes differ for people who can't tell colours apart. */
const ICONS = {
  compatible: [Check, 'text-positive'],
  advice: [Info, 'text-muted'],
  conditional: [TriangleAlert, 'text-caution'],
  underpowered: [TriangleAlert, 'text-caution'],
  unverified: [CircleHelp, 'text-muted'],
  incompatible: [X, 'text-danger'],
  length: [Ruler, 'text-muted'],
  requirement: [Info, 'text-muted'],
} as const;

interface OutcomeLineProps {
  readonly as?: 'p' | 'li' | 'dd' | 'div';
  readonly icon: ProductCardLine['icon'];
  /** True to state the outcome to screen readers, unless the text begins with it. */
  readonly hasLabel?: boolean;
  readonly className?: string;
  /** A button or link that helps, after the text. */
  readonly remedy?: ReactNode;
  /** A text or inline elements. */
  readonly children: ReactNode;
}

/** A line with the icon of its outcome. */
export function OutcomeLine(props: OutcomeLineProps) {
  const { as: Element = 'p', icon, hasLabel, className, remedy, children } = props;
  const text = typeof children === 'string' ? children : undefined;
  // A requirement is no outcome.
  const outcome = icon === 'length' || icon === 'requirement' ? undefined : icon;
  const label = hasLabel && outcome ? interfaceCopy.outcomes[outcome] : '';
  const [shape, colour] = ICONS[icon];
  return (
    <Element className={clsx('verdict', className)} data-outcome={outcome}>
      <Icon icon={shape} className={colour} />
      {label && !text?.startsWith(label) && <span className="sr-only">{`${label}: `}</span>}
      {/* The key replaces the whole span: browser translation replaces text nodes, and React can't update a lost one. */}
      <span key={`${text} ${Boolean(remedy)}`}>
        {text === undefined ? children : noBreak(remedy ? endSentence(text) : text)}
        {remedy && ' '}
        {remedy}
      </span>
    </Element>
  );
}
