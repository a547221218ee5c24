// A wide screen has room for the fields of a visitor's PC in one row; on others they open with a press.
const row = document.querySelector<HTMLDetailsElement>('.own-pc');
if (row) row.open = matchMedia('(min-width: 80rem)').matches;
