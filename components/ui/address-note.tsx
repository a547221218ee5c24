import { request } from '@/data/request';
import { recipient } from '@/lib/settings';

/** Under a button that opens an e-mail: the address in sight, for a press that nothing answers. */
export function AddressNote() {
  const { email } = recipient;
  return (
    <p className="basis-full text-small text-muted">
      {request.addressNote}{' '}
      <span className="inline-block max-w-full select-all [overflow-wrap:anywhere]">{email}</span>
    </p>
  );
}
