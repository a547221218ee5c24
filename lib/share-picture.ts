/** File in public/share/ of the picture that a shared link to a page shows, by the page's path such as '/about/'. */
export function sharePicture(path: string): string {
  return `${path === '/' ? 'home' : path.replaceAll('/', '')}.jpg`;
}
