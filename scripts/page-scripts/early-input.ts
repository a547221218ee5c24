/**
 * Hides events in boxes and filters from React until the catalogue is hydrated and reads them all.
 * Otherwise React would hydrate in the first event: a box changes 150 ms late, a letter 200 ms.
 */

import { ENQUIRY_FORM_ID } from '@/components/ui/element-ids';

const EVENTS =
  'pointerdown pointerup touchstart touchend mousedown mouseup click keydown keypress keyup beforeinput input change';

const stopBeforeHydration = (event: Event) => {
  if ((event.target as Element).closest('.include-label, [role=search]') === null) return;
  if (document.querySelector(`#${ENQUIRY_FORM_ID}:not([data-ready])`)) event.stopPropagation();
};
for (const type of EVENTS.split(' ')) addEventListener(type, stopBeforeHydration, true);
