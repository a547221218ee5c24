/**
 * Hides presses on checkboxes from React until the page is hydrated. React would hydrate during the first press that it
 * receives, which would delay the tick's paint by 150 ms. React reads the checkboxes after hydration, so no tick is lost.
 */
const POINTER = ['pointerdown', 'pointerup', 'touchstart', 'touchend', 'mousedown', 'mouseup'];
const KEY = ['keydown', 'keypress', 'keyup'];

const stopBeforeHydration = (event: Event) => {
  if ((event.target as Element).closest('.tick') === null) return;
  if (document.querySelector('#enquiry-form:not([data-ready])')) event.stopPropagation();
};
for (const type of [...POINTER, ...KEY, 'click', 'input', 'change']) {
  addEventListener(type, stopBeforeHydration, true);
}
