import { company } from '@/data/company';

/** What every order comes with, set like the foot of a data sheet. */
export function PromiseStrip() {
  return (
    <div className="border-t border-line">
      <dl className="content-width grid grid-cols-2 lg:grid-cols-4">
        {company.promises.map(({ label, value }) => (
          <div key={label} className="promise">
            <dt className="datum text-muted">{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
