import { ui } from '@/data/interface';

/** What a form says once the loader has marked it, since its script has not come. Its fields then go to a new address. */
export const IfLate = ({ say }: { readonly say: string }) => (
  <p role="alert" className="if-late w-full">
    {`${say} `}
    <button type="submit" className="button quiet">
      {ui.filters.retry}
    </button>
  </p>
);
