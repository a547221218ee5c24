import type { ReactNode } from 'react';
import { type ButtonLook, buttonClasses } from './button';
import { SiteLink } from './site-link';

interface ButtonLinkProps {
  readonly href: string;
  readonly look: ButtonLook;
  readonly children: ReactNode;
}

/** A link within the site, drawn as a button. */
export function ButtonLink({ href, look, children }: ButtonLinkProps) {
  return (
    <SiteLink href={href} className={buttonClasses(look)}>
      {children}
    </SiteLink>
  );
}
