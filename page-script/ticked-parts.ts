// What is ticked on a catalogue page, and what a visitor says there that they have, stays in the address of every page that
// they go to from there, so that the way to the other one loses none of it.
const kept = location.search
  .slice(1)
  .split('&')
  .filter((part) => /^(?:parts=[a-z0-9,-]+|have=.+)$/.test(part))
  .join('&');
if (kept !== '') {
  for (const link of document.links) {
    const leads = link.origin === location.origin && link.getAttribute('href')?.[0] !== '#';
    if (leads && link.search === '') link.search = kept;
  }
}
