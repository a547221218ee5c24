import { CardLineVerdict } from '@/components/compatibility/card-line-verdict';
import { Verdict } from '@/components/compatibility/verdict';
import { MailLink } from '@/components/ui/mail-link';
import { noBreak } from '@/components/ui/no-break';
import { ui } from '@/data/copy/interface';
import { visitorPcCopy as copy, visitorPcRowCopy } from '@/data/copy/visitor-pc';
import type { Finding } from '@/lib/compatibility/findings';
import { formatFindingSummary, formatSource } from '@/lib/compatibility/messages';
import type { KnownPart } from '@/lib/compatibility/parts';
import type { QuoteMessage } from '@/lib/mail/mailto';
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
        const { code, outcome, partIds } = finding;
        // No listed figure decides what is still to be checked.
        const isDecided = outcome !== 'unverified' && code !== 'detail-unknown';
        const text = formatFindingSummary(finding, parts, part.id);
        const sources = visitorParts.flatMap((visitorPart) => {
          const { id } = visitorPart;
          const isDecisive = isDecided && listedIds.includes(id) && partIds.includes(id);
          const source = isDecisive && formatSource(visitorPart, part as KnownPart);
          return source ? [{ id, source }] : [];
        });
        return (
          <Verdict
            key={text}
            as="div"
            outcome={outcome}
            hasLabel={!text.startsWith(ui.outcomes[outcome])}
          >
            <p>{noBreak(text)}</p>
            {sources.map(({ id, source }) => (
              <p key={id} className="text-small text-muted">
                {noBreak(source)}{' '}
                <a href={`#${id}`} className="text-link -my-1">
                  {copy.changeIt}
                </a>
              </p>
            ))}
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
