import { company } from '@/data/company';

/** Business hours as label and value. */
export function OpeningHours() {
  return (
    <dl className="grid max-w-64 grid-cols-[fit-content(50%)_minmax(0,1fr)] gap-x-6 gap-y-1 text-small [overflow-wrap:anywhere]">
      {company.hours.map(({ days, time }) => (
        <div key={days} className="contents">
          <dt className="text-muted">{days}</dt>
          <dd className="datum text-small">{time}</dd>
        </div>
      ))}
    </dl>
  );
}
