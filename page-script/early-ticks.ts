// React would take over the whole page within the first press that it hears, before that press is painted. What ticks a box
// it need not hear until it is there, since it reads the boxes then.
const POINTER = ['pointerdown', 'pointerup', 'touchstart', 'touchend', 'mousedown', 'mouseup'];
const KEY = ['keydown', 'keypress', 'keyup'];

const keep = (event: Event) => {
  if ((event.target as Element).closest('.tick') === null) return;
  if (document.querySelector('#enquiry-form:not([data-ready])')) event.stopPropagation();
};
for (const type of [...POINTER, ...KEY, 'click', 'input', 'change']) {
  addEventListener(type, keep, true);
}
