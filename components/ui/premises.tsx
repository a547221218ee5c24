import { clsx } from 'clsx';
import { ui } from '@/data/interface';
import { company } from '@/data/shop';
import { formatHoliday, listComingHolidays } from '@/lib/site/holidays';

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

/** The opening hours as a list of days and times, then the coming days with other hours. */
export function OpeningHours() {
  const { hours } = company;
  const holidays = listComingHolidays(company.holidays).map((day) =>
    formatHoliday(day, hours, ui.closed),
  );
  return (
    // The rows are as far apart as those of text links beside them.
    <dl
      className={clsx(
        'grid grid-cols-[auto_1fr] gap-y-2 pt-1 text-small',
        holidays.length > 0 ? 'gap-x-3' : 'gap-x-[min(1.5rem,7vw)]',
      )}
    >
      {[...hours, ...holidays].map(({ days, time }) => (
        <div key={days} className="contents">
          <dt className="text-muted">{days}</dt>
          <dd>{time}</dd>
        </div>
      ))}
    </dl>
  );
}
