// Copies the text that a button names from the notice it stands in, and says so there. Where the browser refuses (a page
// without TLS, a denied permission), the text is selected, to be copied by hand.
const copy = async (button: HTMLElement) => {
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
  if (button !== null) copy(button);
});
