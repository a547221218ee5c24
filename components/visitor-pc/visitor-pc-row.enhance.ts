/** Opens the fields of the visitor's PC on wide screens and for links, and saves early answers. */

import { ENQUIRY_FORM_ID } from '@/components/ui/element-ids';
import { setVisitorPcField } from '@/lib/enquiry/change-fields';
import { enquiryStore } from '@/lib/enquiry/enquiry-store';
import { parseTypedAnswer, type VisitorPcField } from '@/lib/visitor-pc/visitor-pc';

const fields = document.querySelector('[data-visitor-pc-field]')?.closest('details');
if (fields) fields.open = matchMedia('(min-width: 80rem)').matches;

/** Opens and focuses a field. In WebKit, one that only a fragment has focused takes no typing. */
const showField = (hash: string) => {
  const field = document.getElementById(hash.slice(1));
  const details = field?.closest('details');
  if (details) details.open = true;
  field?.focus();
};
if (location.hash.startsWith('#own-')) showField(location.hash);
const followFieldLink = ({ target }: Event) => {
  const link = (target as Element).closest<HTMLAnchorElement>('a[href^="#own-"]');
  if (link) showField(link.hash);
};
addEventListener('click', followFieldLink, true);

/** Saves an answer from before hydration as the typed text, which React looks up later. */
const saveEarlyAnswer = ({ target }: Event) => {
  const { type, checked, value, dataset } = target as HTMLInputElement;
  const field = dataset.visitorPcField as VisitorPcField | undefined;
  const unhydratedForm = document.querySelector(`#${ENQUIRY_FORM_ID}:not([data-ready])`);
  if (field === undefined || unhydratedForm === null) return;
  // The box says that the PC is ready-made, without its name.
  const boxAnswer = checked ? { typed: '' } : undefined;
  const answer = type === 'checkbox' ? boxAnswer : parseTypedAnswer(value);
  enquiryStore.update(setVisitorPcField(field, answer));
};
addEventListener('change', saveEarlyAnswer, true);
