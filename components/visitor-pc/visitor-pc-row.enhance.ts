import { ENQUIRY_FORM } from '@/components/enquiry/enquiry-ids';
import { setFields } from '@/lib/enquiry/change-answers';
import { enquiryStore } from '@/lib/enquiry/enquiry-store';

/**
 * Opens the fields of the visitor's PC on a wide screen, and at a link to a field. Focuses that field, since a field that WebKit
 * focuses for a fragment accepts no typing.
 */
const fields = document.querySelector<HTMLDetailsElement>('.visitor-pc details');
if (fields) fields.open = matchMedia('(min-width: 80rem)').matches;
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

/** Saves an answer that a visitor gives before hydration. A number or a name stays the text that it is. */
const saveEarlyAnswer = ({ target }: Event) => {
  const { type, checked, value, dataset } = target as HTMLInputElement;
  const { visitorPcField: name } = dataset;
  if (name === undefined || document.querySelector(`#${ENQUIRY_FORM}:not([data-ready])`) === null)
    return;
  const text = type === 'checkbox' ? '' : value.trim();
  const isAnswered = type === 'checkbox' ? checked : text !== '';
  enquiryStore.update((state) => {
    const others = state.answers.filter((answer) => !answer.startsWith(name));
    return setFields(state, { answers: isAnswered ? [...others, `${name} ${text}`] : others });
  });
};
addEventListener('change', saveEarlyAnswer, true);
