/** Loads the page again at a press of 'Try again' (`data-reload`). What the visitor typed is stored by then. */
addEventListener('click', ({ target }) => {
  if ((target as Element).closest('[data-reload]') !== null) location.reload();
});
