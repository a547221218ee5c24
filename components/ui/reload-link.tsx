import { interfaceCopy } from '@/data/copy/interface';

/** A link that loads the page again where a script has failed to load. What the visitor typed is stored by then. */
export const ReloadLink = () => (
  // biome-ignore lint/a11y/useValidAnchor: an empty address is the address of the page itself, with its query
  <a href="" className="button quiet">
    {interfaceCopy.retry}
  </a>
);
