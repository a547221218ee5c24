import { company } from '@/data/company';

/** The company details the law asks for; prints what data/company.ts has filled in. */
export function RegistrationDetails() {
  const { registeredName, companyNumber, registeredOffice, vatNumber } = company.registration;
  const details = [
    { label: 'Registered name', value: registeredName },
    { label: 'Company number', value: companyNumber },
    { label: 'Registered office', value: registeredOffice },
    { label: 'VAT number', value: vatNumber },
  ].filter(({ value }) => value.length > 0);
  if (details.length === 0) return null;
  return (
    <dl className="mb-4 flex flex-wrap gap-x-8 gap-y-1 text-small">
      {details.map(({ label, value }) => (
        <div key={label} className="flex gap-2">
          <dt className="text-muted">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
