import { about } from '@/data/shop/about';
import { company } from '@/data/shop/company';
import { legalDetails, registration } from '@/data/shop/legal-details';
import { testimonials } from '@/data/shop/testimonials';

const listEmpty = (details: Readonly<Record<string, string>>) =>
  Object.keys(details).filter((name) => details[name] === '');

/** Lists what is still the sample's, and the owner's details that have not been stated. */
export function listSamples(): readonly string[] {
  const { name, email, siteUrl, address } = company;
  const samples = [
    name === 'Derwent Hardware' && `company.ts: the name is the sample's, ${name}`,
    /\.example$/.test(email) && `company.ts: nobody reads ${email}`,
    siteUrl.startsWith('http://localhost') && `company.ts: siteUrl is ${siteUrl}`,
    /Sample|Example/.test(address.street) && `company.ts: the address is the sample's`,
    about.impact.sample && `about.ts: the figures are the sample's`,
    testimonials.some(({ sample }) => sample) &&
      'testimonials.ts: invented reviews are unlawful (DMCC Act 2024)',
    ...[registration, legalDetails].map((details) => {
      const names = listEmpty(details);
      return names.length > 0 && `legal-details.ts: empty: ${names.join(', ')}`;
    }),
  ];
  return samples.filter((line) => line !== false);
}
