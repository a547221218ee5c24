import { company } from '@/data/company';
import { registrationDetails } from '@/lib/registration';

/** The trader's particulars the law asks for; prints what data/company.ts has filled in. */
export function RegistrationDetails() {
  const details = registrationDetails(company.registration);
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
