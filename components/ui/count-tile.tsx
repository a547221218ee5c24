import { clsx } from 'clsx';
import { noBreak } from './no-break';
import './count-tiles.css';

interface CountTileProps {
  readonly label: string;
  readonly figure: string | number;
  /** The things that are counted, such as 'Models'. */
  readonly unit?: string;
  /** The address of a list of what is counted. */
  readonly href?: string;
  /** An addition for screen readers, since a link such as 'Models 6' means little alone. */
  readonly hint?: string;
}

/** A figure with its label, as a link if it has an address. count-tiles.css places it in a list or on a drawing. */
export function CountTile({ label, figure, unit, href, hint }: CountTileProps) {
  const content = (
    <>
      <span className="font-semibold">{noBreak(label)}</span>{' '}
      <span>
        <span className="figure text-figure in-[.board-tile]:text-[min(5.5cqi,2.5rem)]">
          {figure}
        </span>
        {unit !== undefined && <span className="text-small text-muted">{` ${unit}`}</span>}
      </span>
    </>
  );
  if (href === undefined) return <p className="count-tile flex h-full">{content}</p>;
  return (
    <a
      href={href}
      className={clsx('count-tile flex h-full hover:underline', figure === 0 && 'text-muted')}
    >
      {content}
      {hint !== undefined && <span className="sr-only">{` ${hint}`}</span>}
    </a>
  );
}
