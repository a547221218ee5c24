import { Unbroken } from '@/components/ui/unbroken';
import type { EvidenceSheet } from '@/lib/evidence';

/** What bears a value out, line by line. */
export function EvidenceFigure({ caption, rows }: EvidenceSheet) {
  return (
    <figure className="evidence">
      <figcaption className="text-small text-muted">
        <Unbroken text={caption} />
      </figcaption>
      <dl>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt className="font-semibold">
              <Unbroken text={label} />
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
