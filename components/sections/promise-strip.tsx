import { Unbroken } from '@/components/ui/unbroken';
import { company } from '@/data/company';

/** What every order comes with, set like the foot of a data sheet. */
export function PromiseStrip() {
  const { promises, facts } = company;
  return (
    <div className="border-t border-line">
      <dl className="content-width grid grid-cols-[repeat(auto-fit,minmax(max(8.5rem,40%),1fr))] md:grid-cols-4">
        {promises.map(({ label, value, fact }) => (
          <div
            key={label}
            className="py-3.5 md:not-first:border-l md:not-first:border-line md:not-first:pl-6 lg:py-5"
          >
            <dt className="datum text-muted">{label}</dt>
            <dd className="font-semibold">
              <Unbroken text={value} />
            </dd>
            {fact !== undefined && facts[fact] !== '' && (
              <dd className="text-small text-muted">
                <Unbroken text={facts[fact]} />
              </dd>
            )}
          </div>
        ))}
      </dl>
    </div>
  );
}
