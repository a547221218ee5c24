import { request } from '@/data/request';
import { recipient } from '@/lib/settings';

/** Under a button that opens an e-mail: the address in sight, for a press that nothing answers. */
export function AddressNote() {
  const { email } = recipient;
  return (
    <p className="text-small text-muted">
      {request.addressNote} <span className="select-all">{email}</span>
    </p>
  );
}
