// Hides these events from Next's router, which would answer Back to a kept page by writing an older address: the filters and
// ticks in it would be lost. components/catalogue/use-page-address.ts hears them first.
for (const type of ['popstate', 'pageshow']) {
  addEventListener(type, (event) => event.stopImmediatePropagation());
}
