import { ENQUIRY_FORM } from '@/components/enquiry/enquiry-ids';
import { visitorPcFieldCopy } from '@/data/visitor-pc';
import type { VisitorPcField as FieldName } from '@/lib/visitor-pc/visitor-pc';
import type { VisitorPcForm } from './use-visitor-pc';
import { VisitorPcField } from './visitor-pc-field';
import './visitor-pc.css';

/** The fields of the visitor's PC, as the catalogue and the review show them. */
export function VisitorPcFields({ form }: { readonly form: VisitorPcForm }) {
  const renderField = (field: FieldName) => <VisitorPcField field={field} form={form} />;
  return (
    <div className="own-fields">
      <div>
        {renderField('case')}
        <input
          id="own-ready"
          type="checkbox"
          className="size-5 align-middle accent-accent-ink"
          form={ENQUIRY_FORM}
          name={visitorPcFieldCopy.readyMade}
          value="yes"
          data-own="pc"
          onChange={({ currentTarget: { checked } }) =>
            form.saveAnswer('pc', checked ? { typed: '' } : undefined)
          }
        />
        <label
          htmlFor="own-ready"
          className="inline-flex min-h-11 items-center pl-2 align-middle text-small"
        >
          {visitorPcFieldCopy.readyMade}
        </label>
        <div className="own-made">
          {renderField('pc')}
          <p className="mt-1 text-small text-muted">{visitorPcFieldCopy.photographs}</p>
        </div>
      </div>
      {renderField('psu')}
      <div>
        {renderField('motherboard')}
        <details>
          <summary className="text-small">{visitorPcFieldCopy.cpu.unknown}</summary>
          {renderField('cpu')}
        </details>
      </div>
    </div>
  );
}
