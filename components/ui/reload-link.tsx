import { interfaceCopy } from '@/data/copy/interface';

/** A link that reloads the page after a script has failed. What the visitor typed is stored. */
export const ReloadLink = () => (
  // biome-ignore lint/a11y/useValidAnchor: an empty address is the page's own, with its query
  <a href="" className="button quiet">
    {interfaceCopy.retry}
  </a>
);
