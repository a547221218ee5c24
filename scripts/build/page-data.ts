const PUSH = 'self.__next_f.push(';
/** How Next marks a part of the stream of text that React reads a page from. */
const TEXT = 1;

const textIn = (script: string): string | undefined => {
  if (!script.startsWith(PUSH)) return undefined;
  const [kind, text]: [number, string] = JSON.parse(script.slice(PUSH.length, -1));
  return kind === TEXT ? text : undefined;
};

/**
 * Joins the inline scripts that hand Next's runtime a page's data. Where its stream of text is broken into scripts
 * depends on the machine and its Node, so parts that follow each other become one: the same data, the same bytes.
 *
 * @param scripts their sources, in order
 * @returns the source of one script
 * @throws {SyntaxError} where a part is not JSON, as Next has written it so far
 */
export function pageData(scripts: readonly string[]): string {
  const joined: string[] = [];
  let stream: string | undefined;
  const flush = () => {
    if (stream !== undefined) joined.push(`${PUSH}${JSON.stringify([TEXT, stream])})`);
    stream = undefined;
  };
  for (const script of scripts) {
    const text = textIn(script);
    if (text === undefined) {
      flush();
      joined.push(script);
    } else {
      stream = (stream ?? '') + text;
    }
  }
  flush();
  return joined.join(';');
}
