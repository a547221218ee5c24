// A wide screen has room for the fields of a visitor's PC in one row; on others they open with a press, of what leads to one,
// too. There the focus goes, since what WebKit focuses of a fragment takes no letters.
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
