/**
 * Tells the deferred loader (page-script/forms.ts) that a form now has its script.
 *
 * @returns whether the visitor has sent the form already, so that it must be sent again
 */
export function takeOver(form: HTMLFormElement): boolean {
  const held = form.dataset.held !== undefined;
  form.dataset.ready = '';
  delete form.dataset.held;
  return held;
}
