import { company } from '@/data/company';

/** Business hours as label and value. */
export function OpeningHours() {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-small">
      {company.hours.map(({ days, time }) => (
        <div key={days} className="contents">
          <dt className="text-muted">{days}</dt>
          <dd>{time}</dd>
        </div>
      ))}
    </dl>
  );
}
