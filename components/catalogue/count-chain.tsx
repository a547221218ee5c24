import { SectionMark } from '@/components/ui/section-mark';
import { CountLink, type Counts } from './count-link';
import { KindDrawing, ScreenDrawing } from './kind-drawing';

interface CountChainProps extends Counts {
  /** Stands beside the screen; null for none. */
  readonly lead: string | null;
}

/** The counts on a trace from a screen: each kind of part with what it does for the picture there. */
export function CountChain({ heading, lead, tiles, counts, onChoose }: CountChainProps) {
  return (
    <section aria-labelledby="tiles-heading" className="mb-9 lg:mb-14">
      <SectionMark />
      <h2 id="tiles-heading" className="mb-6 text-section">
        {heading}
      </h2>
      <ul className="chain">
        {lead !== null && (
          <li>
            <ScreenDrawing />
            <p>{lead}</p>
          </li>
        )}
        {tiles.map((tile, index) => (
          <li key={tile.label}>
            <CountLink tile={tile} count={counts[index]} onChoose={onChoose}>
              <KindDrawing kind={tile.counts} />
            </CountLink>
            {tile.job !== undefined && <p className="mt-1 text-small text-muted">{tile.job}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
