import { clsx } from 'clsx';
import { Check, CircleHelp, Info, Ruler, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { noBreak } from '@/components/ui/no-break';
import { interfaceCopy } from '@/data/copy/interface';
import type { ProductCardLine } from '@/lib/compatibility/product-card-lines';
import { endSentence } from '@/lib/text/grammar';

/** The icons and colours of outcomes and requirements. Shapes differ for colour-blind people. */
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
  /**
   * True to name the outcome to screen readers, unless the text begins with its name. The name of
   * `underpowered` is visible, too.
   */
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
  // The amber triangle of a weak power supply also means 'Check first', so all get the label.
  const isLabelShown = label !== '' && outcome === 'underpowered';
  const [shape, colour] = ICONS[icon];
  return (
    <Element className={clsx('icon-line', className)} data-outcome={outcome}>
      <Icon icon={shape} className={colour} />
      {label && !isLabelShown && !text?.startsWith(label) && (
        <span className="sr-only">{`${label}: `}</span>
      )}
      {/* Browser translation replaces text nodes, so React replaces the span with the key. */}
      <span key={`${text} ${Boolean(remedy)}`}>
        {isLabelShown && `${label}. `}
        {text === undefined ? children : noBreak(remedy ? endSentence(text) : text)}
        {remedy && ' '}
        {remedy}
      </span>
    </Element>
  );
}
