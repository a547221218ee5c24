import { JSDOM, VirtualConsole } from 'jsdom';

/** Reads a built page, by the standard; what jsdom says of styles newer than itself is not printed. */
export const readPage = (html: string): JSDOM =>
  new JSDOM(html, { virtualConsole: new VirtualConsole() });

/** Makes an element, not yet in the page, with its text, such as a script's source. */
export function makeElement(
  page: Document,
  name: string,
  attributes: Readonly<Record<string, string>>,
  text = '',
): Element {
  const made = page.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.textContent = text;
  return made;
}
