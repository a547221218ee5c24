// What is ticked on a catalogue page stays in the address of every page that a visitor goes to from there, so that the
// way to the other one loses none of it.
const query = /[?&](parts=[a-z0-9,-]+)/.exec(location.search)?.[1];
if (query !== undefined) {
  for (const link of document.links) {
    const leads = link.origin === location.origin && link.getAttribute('href')?.[0] !== '#';
    if (leads && link.search === '') link.search = query;
  }
}
