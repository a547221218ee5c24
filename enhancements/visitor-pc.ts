/**
 * Opens the fields of the visitor's PC: on a wide screen, which has room for them, and at a link to one of them. The field
 * gets the focus, since a field that WebKit focuses for a fragment takes no letters.
 */
const row = document.querySelector<HTMLDetailsElement>('.own-pc details');
if (row) row.open = matchMedia('(min-width: 80rem)').matches;
addEventListener('click', ({ target }) => {
  const lead = (target as Element).closest<HTMLAnchorElement>('a[href^="#own-"]');
  const field = lead && document.querySelector<HTMLElement>(lead.hash);
  for (
    let within = field?.closest('details');
    within;
    within = within.parentElement?.closest('details')
  )
    within.open = true;
  field?.focus();
});
