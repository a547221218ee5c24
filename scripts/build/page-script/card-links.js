// A card leads where its one link does, from its text too, unless the press ends a selection of that text.
addEventListener('click', (event) => {
  const card = event.target.closest('[data-card]');
  if (card === null || event.target.closest('a') !== null || !getSelection().isCollapsed) return;
  card.querySelector('a').dispatchEvent(new MouseEvent('click', event));
});
