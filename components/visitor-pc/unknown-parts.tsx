import { visitorPcCopy as copy } from '@/data/copy/visitor-pc';
import { fillTemplate } from '@/lib/text/fill-template';
import type { VisitorPcForm } from './use-visitor-pc-form';

/** Says which parts of the visitor's PC a link names that are in no list. */
export function UnknownParts({ unknownFields }: Pick<VisitorPcForm, 'unknownFields'>) {
  return unknownFields.map((field) => (
    <p key={field} role="status" className="notice mb-2">
      {fillTemplate(copy.unknown, { part: copy.partNames[field] })}
    </p>
  ));
}
