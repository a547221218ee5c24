import { ui } from '@/data/copy/interface';

/** Loads the page again where a script has not come. reload-button.enhance.ts handles it, with or without React. */
export const ReloadButton = () => (
  <button type="button" data-reload className="button quiet">
    {ui.retry}
  </button>
);
