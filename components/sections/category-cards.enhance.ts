/** Follows a card's one link when a visitor presses the card's text, unless the press ends a selection of text. */

addEventListener('click', (event) => {
  const card = (event.target as Element).closest('[data-card]');
  if (card === null || (event.target as Element).closest('a') !== null) return;
  if (!(getSelection() as Selection).isCollapsed) return;
  // The same keys count, such as Ctrl for a new tab.
  (card.querySelector('a') as Element).dispatchEvent(new MouseEvent('click', event));
});
