/**
 * Copies texts of notices: a button with `data-copy="body"` copies the element `[data-body]` of its
 * notice, and of its whole email where the notice also has a shortened one. Where the browser
 * refuses, without TLS or permission, the text is shown and selected, so that the visitor can copy
 * it.
 */

const copyText = async (button: HTMLElement) => {
  const notice = button.closest('[data-message]') as Element;
  const mark = `[data-${button.dataset.copy}]`;
  const whole = notice.querySelector(`[data-whole] ${mark}`);
  const text = whole ?? (notice.querySelector(mark) as Element);
  const status = notice.querySelector('[data-copied]') as HTMLElement;
  try {
    await navigator.clipboard.writeText(text.textContent);
    status.textContent = status.dataset.copied ?? '';
  } catch {
    text.closest('[hidden]')?.removeAttribute('hidden');
    text.closest('details')?.setAttribute('open', '');
    (getSelection() as Selection).selectAllChildren(text);
    status.textContent = status.dataset.refused ?? '';
  }
};
const handlePress = ({ target }: Event) => {
  const button = (target as Element).closest<HTMLElement>('[data-copy]');
  if (button !== null) copyText(button);
};
addEventListener('click', handlePress, true);
