import { isActiveRoute } from './active-route';

describe('the active route', () => {
  it.each([
    ['/', '/', true],
    ['/about', '/about/', true],
    ['/about/', '/about/', true],
    ['/about//', '/about/', true],
    ['/about/', '/', false],
    ['/', '/about/', false],
    ['/storage-solutions/', '/storage/', false],
  ])('on %s marks the link to %s: %s', (pathname, href, active) => {
    expect(isActiveRoute(pathname, href)).toBe(active);
  });
});
