import { CardLineVerdict } from '@/components/compatibility/card-line-verdict';
import { Verdict } from '@/components/compatibility/verdict';
import { MailLink } from '@/components/ui/mail-link';
import { noBreak } from '@/components/ui/no-break';
import { ui } from '@/data/copy/interface';
import { visitorPcCopy as copy, visitorPcRowCopy } from '@/data/copy/visitor-pc';
import type { Finding } from '@/lib/compatibility/finding';
import { formatLine } from '@/lib/compatibility/format-finding';
import type { QuoteMessage } from '@/lib/mail/mailto';
import { fillTemplate } from '@/lib/text/fill-template';
import type { VisitorPart } from '@/lib/visitor-pc/visitor-parts';
import type { CheckedProduct } from './count-outcomes';

interface ProductVerdictsProps {
  readonly product: CheckedProduct;
  readonly visitorParts: readonly VisitorPart[];
  /** The ids of the fields whose parts the database lists, which are the ids of those parts. */
  readonly listedIds: readonly string[];
  /** The email that asks for one that fits. */
  readonly message: QuoteMessage;
}

/** A card's verdicts, the source of each listed figure, and a link to ask for another part where this one may not fit. */
export function ProductVerdicts(props: ProductVerdictsProps) {
  const { product, visitorParts, listedIds, message } = props;
  const { part, findings, openRequirements } = product;
  const parts = [part, ...visitorParts];
  const needsAlternative = ({ outcome }: Finding) =>
    outcome === 'incompatible' || outcome === 'unverified';
  return (
    <div className="own-verdict">
      {findings.map((finding) => {
        const { outcome, partIds, listed } = finding;
        const text = formatLine(finding, parts, part.id);
        const listedId = listed && listedIds.find((id) => partIds.includes(id));
        return (
          <Verdict
            key={text}
            as="div"
            outcome={outcome}
            hasLabel={!text.startsWith(ui.outcomes[outcome])}
          >
            <p>{noBreak(text)}</p>
            {listedId && (
              <p className="text-small text-muted">
                {noBreak(fillTemplate(copy.listedFigure, { figure: listed }))}{' '}
                <a href={`#${listedId}`} className="text-link -my-1">
                  {copy.changeIt}
                </a>
              </p>
            )}
          </Verdict>
        );
      })}
      {openRequirements.map((line) => (
        <CardLineVerdict key={line.text} as="div" line={line} />
      ))}
      {findings.some(needsAlternative) && (
        <MailLink message={message} className="text-link">
          {visitorPcRowCopy.askForAnother}
          <span className="sr-only">{` (${part.name})`}</span>
        </MailLink>
      )}
    </div>
  );
}
