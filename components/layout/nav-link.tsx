import { SiteLink } from '@/components/ui/site-link';
import type { NavigationLink } from '@/lib/navigation';

interface NavLinkProps {
  readonly link: NavigationLink;
  readonly active: boolean;
}

/** One link of the bar; the page that is shown is marked for eyes and for assistive technology. */
export function NavLink({ link, active }: NavLinkProps) {
  return (
    <SiteLink
      href={link.href}
      aria-current={active ? 'page' : undefined}
      data-active={active}
      className="nav-link"
    >
      {link.label}
    </SiteLink>
  );
}
