import type { Target } from './visitor';

export const PATIENCE_MS = 8000;
const PAUSE_MS = 50;

/**
 * Finds a target and brings it into view where it is not, or lies under a bar; a page that needs no scrolling is not scrolled, since that
 * would wake its scripts. It is found once it stands where it stood when it was last asked for: nobody presses what
 * moves. Runs in the page.
 */
function find({ css, text }: { css: string; text: string | null }): Element | null {
  const wanted = (element: Element) =>
    text === null || (element.checkVisibility() && element.textContent?.includes(text));
  const element: (Element & { stood?: string }) | undefined = [
    ...document.querySelectorAll(css),
  ].find(wanted);
  if (element === undefined) return null;
  const { top, bottom, left, width } = element.getBoundingClientRect();
  const over = document.elementFromPoint(left + width / 2, (top + bottom) / 2);
  const covered = over !== null && !element.contains(over) && !over.contains(element);
  if (top < 0 || bottom > window.innerHeight || covered)
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y } = element.getBoundingClientRect();
  const still = element.stood === `${x} ${y}`;
  element.stood = still ? '' : `${x} ${y}`;
  return still ? element : null;
}

/** The source of a function and its argument, as one expression. */
export const expression = (script: unknown, argument: unknown) =>
  `(${script})(${argument === undefined ? '' : JSON.stringify(argument)})`;

/**
 * A script that hands what a function answers to WebDriver, as JSON with a `value` or an `error`. It makes no promise of
 * its own, since a page without scripts keeps none.
 */
export const answering = (script: unknown, argument: unknown) => `const [done] = arguments;
const write = (value) => done(JSON.stringify({ value }));
const answer = ${expression(script, argument)};
if (answer instanceof Promise)
  answer.then(write, (error) => done(JSON.stringify({ error: String(error) })));
else write(answer);`;

/** An expression whose value is the target's element, or null. */
export const finding = (target: Target) =>
  expression(
    find,
    typeof target === 'string' ? { css: target, text: null } : { css: target[0], text: target[1] },
  );

/**
 * Asks until there is an answer, since a page may be on its way.
 *
 * @throws {Error} the last error, or one that names what was asked for
 */
export async function eventually<Answer>(
  what: string,
  ask: () => Promise<Answer>,
  patience = PATIENCE_MS,
): Promise<NonNullable<Answer>> {
  const end = Date.now() + patience;
  let problem: unknown = new Error(`there is no ${what}`);
  do {
    try {
      const answer = await ask();
      if (answer !== null && answer !== undefined) return answer;
    } catch (error) {
      problem = error;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  } while (Date.now() < end);
  throw problem;
}
