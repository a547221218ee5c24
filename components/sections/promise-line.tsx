import { Unbroken } from '@/components/ui/unbroken';
import { company } from '@/data/company';

/** What every order comes with, in one line. */
export function PromiseLine() {
  const { promises, facts } = company;
  return (
    <dl className="mt-6 flex flex-wrap gap-x-6 gap-y-1 text-small lg:col-span-full lg:mt-0">
      {promises.map(({ label, value, fact }) => (
        <div key={label} className="flex flex-wrap gap-x-1.5">
          <dt className="text-muted">{label}</dt>
          <dd>
            <Unbroken text={value} />
          </dd>
          {fact !== undefined && facts[fact] !== '' && (
            <dd className="text-muted">
              <Unbroken text={facts[fact]} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
