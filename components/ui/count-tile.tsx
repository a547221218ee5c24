import { clsx } from 'clsx';
import { noBreak } from './no-break';
import './count-tile.css';

interface CountTileProps {
  readonly label: string;
  readonly figure: string | number;
  /** The things that are counted, such as 'Models'. */
  readonly unit?: string;
  /** The address that lists what is counted, and a hint, since 'Models 6' alone means little. */
  readonly link?: { readonly href: string; readonly hint: string };
}

/**
 * A figure below its label or, with a unit such as '25+ Models', above it. It is a link if
 * the page can list what is counted.
 */
export function CountTile({ label, figure, unit, link }: CountTileProps) {
  const labelText = (
    <span className={clsx('font-semibold', link && 'underline underline-offset-4')}>
      {noBreak(label)}
    </span>
  );
  const figureText = <span className="figure text-figure">{figure}</span>;
  const content =
    unit === undefined ? (
      <>
        {labelText} {figureText}
      </>
    ) : (
      <>
        <span>
          {figureText} <span className="text-small text-muted">{unit}</span>
        </span>{' '}
        {labelText}
      </>
    );
  if (link === undefined) return <p className="count-tile flex h-full">{content}</p>;
  return (
    <a href={link.href} className={clsx('count-tile flex h-full', figure === 0 && 'text-muted')}>
      {content}
      <span className="sr-only">{` ${link.hint}`}</span>
    </a>
  );
}
