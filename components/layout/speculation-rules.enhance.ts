/** Marks a page whose visitor has a mouse: the speculation rules then prefetch a link under the pointer (speculation-rules.tsx). */
if (matchMedia('(hover: hover)').matches) document.documentElement.dataset.pointer = '';
