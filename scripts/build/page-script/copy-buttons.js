// Copies the text that a button names from the notice it stands in, and says so there. Where the browser refuses (a page
// without TLS, a denied permission), the text is selected, to be copied by hand.
const copy = async (button) => {
  const notice = button.closest('[data-request]');
  const text = notice.querySelector(`[data-${button.dataset.copy}]`);
  const status = notice.querySelector('[data-copied]');
  try {
    // biome-ignore lint/performance/useDomNodeTextContent: its line breaks are those on the screen
    await navigator.clipboard.writeText(text.innerText);
    status.textContent = status.dataset.copied;
  } catch {
    getSelection().selectAllChildren(text);
    status.textContent = status.dataset.refused;
  }
};
addEventListener('click', ({ target }) => {
  const button = target.closest('[data-copy]');
  if (button !== null) copy(button);
});
