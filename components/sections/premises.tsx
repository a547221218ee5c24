import { company } from '@/data/shop/company';
import { hours } from '@/data/shop/hours';
import { listOpeningHours } from '@/lib/site/hours';

/** The postal address, one part per line. */
export function Address() {
  const { street, locality, region, postcode, country } = company.address;
  return (
    <address className="pt-1 text-small not-italic">
      {/* Breaks after a comma alone, not between '100' and its street. */}
      {street.replace(/(?<!,) /g, '\u00a0')}
      <br />
      {`${locality}, ${region}`}
      <br />
      {postcode}
      <br />
      {country}
    </address>
  );
}

/** The shop's name, email and postal address, for the head of a printed page. */
export const Letterhead = () => (
  <div>
    <p className="font-semibold">{company.name}</p>
    <p>{company.email}</p>
    <Address />
  </div>
);

/** The opening hours as a list of days and times. */
export function OpeningHours() {
  return (
    // The rows are as far apart as the rows of text links beside them.
    <dl className="grid grid-cols-[auto_1fr] gap-x-[min(1.5rem,7vw)] gap-y-2 pt-1 text-small">
      {listOpeningHours(hours).map(({ label, text }) => (
        <div key={label} className="contents">
          <dt className="text-muted">{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
