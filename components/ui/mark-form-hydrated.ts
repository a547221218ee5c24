/**
 * Marks a form as hydrated, so that scripts/page-scripts/pending-submits.ts ignores it.
 *
 * @returns true if the visitor has submitted the form before, so that it must be submitted again
 */
export function markFormHydrated(form: HTMLFormElement): boolean {
  const isPending = form.dataset.pendingSubmit !== undefined;
  form.dataset.ready = '';
  delete form.dataset.pendingSubmit;
  return isPending;
}
