import { JSDOM, VirtualConsole } from 'jsdom';

/** Parses a page. The virtual console hides jsdom's errors about CSS that it does not know. */
export const parseHtml = (html: string): JSDOM =>
  new JSDOM(html, { virtualConsole: new VirtualConsole() });
