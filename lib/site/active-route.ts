/** Returns true for a link to the current page, whose path may lack the final slash. */
export const isActiveRoute = (pathname: string, href: string) =>
  pathname.replace(/\/*$/, '/') === href;
