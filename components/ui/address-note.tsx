import { clsx } from 'clsx';
import { request } from '@/data/request';
import { recipient } from '@/lib/settings';

/** From how many characters on an address needs the small size to stay on one line of a phone. */
const LONG_ADDRESS = 44;

/** Under a button that opens an e-mail: the address in sight, for a press that nothing answers. */
export function AddressNote() {
  const { email } = recipient;
  return (
    <p className="basis-full text-small text-muted">
      {request.addressNote}{' '}
      <span
        className={clsx(
          'inline-block max-w-full select-all [overflow-wrap:anywhere]',
          email.length > LONG_ADDRESS && 'text-note',
        )}
      >
        {email}
      </span>
    </p>
  );
}
