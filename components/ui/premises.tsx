import { company } from '@/data/shop';

/** The postal address, one part per line. */
export function Address() {
  const { street, locality, region, postcode, country } = company.address;
  return (
    <address className="text-small not-italic">
      {street}
      <br />
      {`${locality}, ${region}`}
      <br />
      {postcode}
      <br />
      {country}
    </address>
  );
}

/** The opening hours as a list of days and times. */
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
