import { ui } from '@/data/copy/interface';

/** A button that loads the page again where a script has failed to load. reload-button.enhance.ts handles it. */
export const ReloadButton = () => (
  <button type="button" data-reload className="button quiet">
    {ui.retry}
  </button>
);
