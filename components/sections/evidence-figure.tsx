import { clsx } from 'clsx';
import { Unbroken } from '@/components/ui/unbroken';
import type { EvidenceSheet } from '@/lib/evidence';

const PITCH = 12;

/** As many pins in a row as are counted. */
function Pins({ count }: { readonly count: number }) {
  return (
    <svg aria-hidden="true" width={count * PITCH} height="8" fill="currentColor">
      <path d={`M0 0${'h8v8h-8zm12 0'.repeat(count)}`} />
    </svg>
  );
}

/** What bears a value out, as lines of a data sheet: a finding, a blank to fill in, or a count. */
export function EvidenceFigure({ caption, rows }: EvidenceSheet) {
  return (
    <figure className="evidence">
      <figcaption className="datum">
        <Unbroken text={caption} />
      </figcaption>
      <dl>
        {rows.map(({ label, value, count }) => (
          <div key={label}>
            <dt>
              <Unbroken text={label} />
            </dt>
            <dd className={clsx('datum', value === '' && 'blank')}>
              {count !== undefined && <Pins count={count} />}
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
