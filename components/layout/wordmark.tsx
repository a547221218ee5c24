import { SiteLink } from '@/components/ui/site-link';
import { company } from '@/data/shop/company';
import { pageLinks } from '@/lib/site/navigation';

/** The logo: the outline of a chip with its pin-one mark. */
function Logo() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 28 28"
      className="size-7 flex-none text-accent-ink max-[22rem]:hidden"
    >
      <path
        d="M6 6h16v16H6zM10 6V2m4 4V2m4 4V2M10 26v-4m4 4v-4m4 4v-4M6 10H2m4 4H2m4 4H2m24-8h-4m4 4h-4m4 4h-4"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      />
      <path d="M10 10h4v4h-4z" fill="currentColor" />
    </svg>
  );
}

/** The shop's logo and name. On a phone the name is narrow in the header and in its menu. */
export function Wordmark() {
  return (
    <SiteLink href={pageLinks.home.href} className="flex min-h-11 grow basis-28 items-center gap-2">
      <Logo />
      <span className="headline text-wordmark max-sm:in-[header]:max-w-30">{company.name}</span>
    </SiteLink>
  );
}
