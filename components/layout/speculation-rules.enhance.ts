/** Marks the page of a visitor with a mouse, for the rules of speculation-rules.tsx. */

if (matchMedia('(hover: hover)').matches) document.documentElement.dataset.pointer = '';
