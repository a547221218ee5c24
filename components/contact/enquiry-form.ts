import type { Enquiry } from '@/lib/quotes';

/** What the visitor has typed, as it stands in the form's fields; spaces at the ends are dropped. */
export function readEnquiry(form: HTMLFormElement): Enquiry {
  const data = new FormData(form);
  const value = (name: keyof Enquiry) => {
    const entry = data.get(name);
    return typeof entry === 'string' ? entry.trim() : '';
  };
  return {
    firstName: value('firstName'),
    lastName: value('lastName'),
    email: value('email'),
    company: value('company'),
    message: value('message'),
  };
}
