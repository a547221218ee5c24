/** Loads the page again at a press of 'Try again' (`data-reload`). What the visitor typed is stored by then. */

const reload = ({ target }: Event) => {
  if ((target as Element).closest('[data-reload]') !== null) location.reload();
};
addEventListener('click', reload, true);
