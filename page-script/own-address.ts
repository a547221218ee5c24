// A catalogue's address is its own to keep (components/catalogue/page-address.ts, which listens ahead of this). Next's router,
// which leads nobody on this site, must not hear that Back has shown a kept page: it would write an older address over it.
for (const type of ['popstate', 'pageshow']) {
  addEventListener(type, (event) => event.stopImmediatePropagation());
}
