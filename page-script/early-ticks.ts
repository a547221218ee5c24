// Keeps presses on boxes from React until it has taken over the page: it would do so within the first one that it hears, and
// the tick be painted 150 ms later. It reads the boxes once it is there, so no tick is lost.
const POINTER = ['pointerdown', 'pointerup', 'touchstart', 'touchend', 'mousedown', 'mouseup'];
const KEY = ['keydown', 'keypress', 'keyup'];

const keep = (event: Event) => {
  if ((event.target as Element).closest('.tick') === null) return;
  if (document.querySelector('#enquiry-form:not([data-ready])')) event.stopPropagation();
};
for (const type of [...POINTER, ...KEY, 'click', 'input', 'change']) {
  addEventListener(type, keep, true);
}
