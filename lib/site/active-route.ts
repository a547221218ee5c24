/** Whether a link leads to the page that is shown; whether its path comes with the slash at the end makes no difference. */
export const isActiveRoute = (pathname: string, href: string) =>
  pathname.replace(/\/*$/, '/') === href;
