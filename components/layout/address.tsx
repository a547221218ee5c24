import { company } from '@/data/company';

/** The postal address, a line a part. */
export function Address() {
  const { street, locality, region, postcode, country } = company.address;
  return (
    <address className="text-small">
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
