/**
 * Copies the text that a button names from the notice around it, and reports the result there. Where the browser refuses
 * (a page without TLS, a denied permission), the text is selected, so that the visitor can copy it.
 */
const copyText = async (button: HTMLElement) => {
  const notice = button.closest('[data-request]') as Element;
  const text = notice.querySelector(`[data-${button.dataset.copy}]`) as HTMLElement;
  const status = notice.querySelector('[data-copied]') as HTMLElement;
  try {
    // biome-ignore lint/performance/useDomNodeTextContent: its line breaks are those on the screen
    await navigator.clipboard.writeText(text.innerText);
    status.textContent = status.dataset.copied as string;
  } catch {
    (getSelection() as Selection).selectAllChildren(text);
    status.textContent = status.dataset.refused as string;
  }
};
addEventListener('click', ({ target }) => {
  const button = (target as Element).closest<HTMLElement>('[data-copy]');
  if (button !== null) copyText(button);
});
