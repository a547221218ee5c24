import type { MouseEvent } from 'react';

/** Whether a press of a link is the browser's own to answer, in a new tab or as a download. */
export const opensElsewhere = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button !== 0 || altKey || ctrlKey || metaKey || shiftKey;
