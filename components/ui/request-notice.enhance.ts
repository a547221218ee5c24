/** Handles the copy buttons of notices (`data-copy`), with or without React. */

/**
 * Copies a text of the notice around a button, and reports the result in the notice. Where the browser refuses, because
 * the page has no TLS or the visitor denied permission, selects the text, so that the visitor can copy it.
 */
const copyText = async (button: HTMLElement) => {
  const notice = button.closest('[data-request]') as Element;
  const text = notice.querySelector(`[data-${button.dataset.copy}]`) as HTMLElement;
  const status = notice.querySelector('[data-copied]') as HTMLElement;
  try {
    // biome-ignore lint/performance/useDomNodeTextContent: innerText keeps the line breaks on the screen
    await navigator.clipboard.writeText(text.innerText);
    status.textContent = status.dataset.copied as string;
  } catch {
    (getSelection() as Selection).selectAllChildren(text);
    status.textContent = status.dataset.refused as string;
  }
};
const handlePress = ({ target }: Event) => {
  const button = (target as Element).closest<HTMLElement>('[data-copy]');
  if (button !== null) copyText(button);
};
addEventListener('click', handlePress, true);
