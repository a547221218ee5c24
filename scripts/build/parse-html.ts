import { JSDOM, VirtualConsole } from 'jsdom';

/** Reads a built page, by the standard; what jsdom says of styles newer than itself is not printed. */
export const parseHtml = (html: string): JSDOM =>
  new JSDOM(html, { virtualConsole: new VirtualConsole() });
