import { clsx } from 'clsx';
import { useEnquiry } from '@/components/enquiry/use-enquiry';
import { ENQUIRY_FORM_ID, READY_MADE_BOX_ID } from '@/components/ui/element-ids';
import { useRenderAfterRestore } from '@/components/ui/use-page-restore';
import { visitorPcRowCopy } from '@/data/copy/visitor-pc';
import type { VisitorPcField } from '@/lib/visitor-pc/visitor-pc';
import type { VisitorPcForm } from './use-visitor-pc-form';
import { VisitorPcInput } from './visitor-pc-input';

interface VisitorPcFieldsProps {
  readonly form: VisitorPcForm;
  /** True in the review. A cooler's name answers the check's question, but no rule compares it. */
  readonly hasCoolerField?: boolean;
}

/** The fields of the visitor's PC, as the catalogue and the review show them. */
export function VisitorPcFields({ form, hasCoolerField = false }: VisitorPcFieldsProps) {
  useRenderAfterRestore();
  // Read here, since the catalogue's own copy of the enquiry is one paint late.
  const { visitorPc } = useEnquiry();
  const renderField = (field: VisitorPcField) => (
    <VisitorPcInput field={field} answer={visitorPc[field]} form={form} />
  );
  return (
    <div
      className={clsx(
        'grid items-start gap-4 pb-4',
        hasCoolerField ? 'md:grid-cols-3' : 'md:grid-cols-2 lg:grid-cols-4',
      )}
    >
      {renderField('case')}
      {renderField('psu')}
      {renderField('cpu')}
      {renderField('motherboard')}
      {hasCoolerField && renderField('cooler')}
      <div className="col-span-full -mt-2">
        <input
          id={READY_MADE_BOX_ID}
          type="checkbox"
          className="peer size-5 align-middle accent-accent-ink"
          form={ENQUIRY_FORM_ID}
          name={visitorPcRowCopy.readyMadeBox}
          value="yes"
          data-visitor-pc-field="pc"
          checked={visitorPc.pc !== undefined}
          onChange={({ currentTarget: { checked } }) => form.setReadyMade(checked)}
        />
        <label
          htmlFor={READY_MADE_BOX_ID}
          className="inline-flex min-h-11 items-center pl-2 align-middle text-small"
        >
          {visitorPcRowCopy.readyMadeBox}
        </label>
        <div className="max-w-96 peer-not-checked:hidden">
          {renderField('pc')}
          <p className="mt-1 text-small text-muted">{visitorPcRowCopy.photographs}</p>
        </div>
      </div>
    </div>
  );
}
