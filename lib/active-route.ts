const withoutTrailingSlash = (path: string) => path.replace(/\/+$/, '');

/** Whether a link leads to the page that is shown; the slash at the end makes no difference. */
export function isActiveRoute(pathname: string, href: string): boolean {
  return withoutTrailingSlash(pathname) === withoutTrailingSlash(href);
}
