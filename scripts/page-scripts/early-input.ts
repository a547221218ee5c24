/**
 * Hides events in boxes and filters from React until it has hydrated the catalogue, which then reads all boxes and fields.
 * Otherwise React would hydrate during the first event, and paint a tick 150 ms later and a letter 200 ms later.
 */

import { ENQUIRY_FORM_ID } from '@/components/ui/element-ids';

const EVENTS =
  'pointerdown pointerup touchstart touchend mousedown mouseup click keydown keypress keyup beforeinput input change';

const stopBeforeHydration = (event: Event) => {
  if ((event.target as Element).closest('.tick, [role=search]') === null) return;
  if (document.querySelector(`#${ENQUIRY_FORM_ID}:not([data-ready])`)) event.stopPropagation();
};
for (const type of EVENTS.split(' ')) addEventListener(type, stopBeforeHydration, true);
