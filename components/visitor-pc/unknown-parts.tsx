import { visitorPcCopy as copy } from '@/data/copy/visitor-pc';
import { fillTemplate } from '@/lib/text/fill-template';
import type { VisitorPcForm } from './use-visitor-pc-form';

/** A notice for each part of the visitor's PC that a link names and no list contains. */
export function UnknownParts({ unknownFields }: Pick<VisitorPcForm, 'unknownFields'>) {
  return unknownFields.map((field) => (
    <p key={field} role="status" className="notice mb-2">
      {fillTemplate(copy.unknown, { part: copy.partNames[field] })}
    </p>
  ));
}
