import type { ComponentProps } from 'react';
import { CardLineVerdict } from '@/components/compatibility/card-line-verdict';
import { Verdict } from '@/components/compatibility/verdict';
import { visitorPcRowCopy as copy, visitorPcCopy } from '@/data/copy/visitor-pc';
import type { CardLine } from '@/lib/compatibility/card-lines';
import { type Finding, isShortOfPower, isWorking } from '@/lib/compatibility/finding';
import { formatLine, formatSetRequest } from '@/lib/compatibility/format-finding';
import type { CheckedPart } from '@/lib/compatibility/parts';
import type { QuoteMessage } from '@/lib/mail/mailto';
import { fillTemplate } from '@/lib/text/fill-template';
import { WayOn } from './way-on';

interface ProductVerdictsProps {
  readonly product: CheckedPart & { readonly name: string };
  /** The worst first. */
  readonly findings: readonly Finding[];
  /** The parts of the PC. */
  readonly pcParts: readonly CheckedPart[];
  /** The requirements on parts that the visitor hasn't named. */
  readonly openRequirements: readonly CardLine[];
  /** Returns the supply that would do where the visitor's is short. */
  readonly findSupply: () => ComponentProps<typeof WayOn>['product'];
  /** The email that asks for one that fits. */
  readonly message: QuoteMessage;
}

/** A card's verdicts, each no and each shortage with a way on. */
export function ProductVerdicts(props: ProductVerdictsProps) {
  const { product, findings, pcParts, openRequirements, findSupply, message } = props;
  const psu = findings.some(isShortOfPower) ? findSupply() : undefined;
  const isOpen = (finding: Finding) =>
    isShortOfPower(finding) ? psu === undefined : !isWorking(finding);
  const { name } = product;
  const setFinding = findings.find(({ needs }) => needs);
  const setRequest = setFinding && formatSetRequest(setFinding, [product, ...pcParts]);
  const wayOn = {
    message,
    itemName: name,
    label: setRequest ? copy.askForSet : copy.askForAnother,
    request: setRequest ?? fillTemplate(visitorPcCopy.suggestFor, { name }),
  };
  return (
    <div className="visitor-pc-verdict">
      {findings.map((finding) => (
        <Verdict
          key={finding.code + finding.partIds}
          outcome={finding.outcome}
          hasLabel
          wayOn={psu && isShortOfPower(finding) && <WayOn product={psu} {...wayOn} />}
        >
          {formatLine(finding, [product, ...pcParts], product.id)}
        </Verdict>
      ))}
      {openRequirements.map((line) => (
        <CardLineVerdict key={line.text} as="div" line={line} itemName={product.name} />
      ))}
      {findings.some(isOpen) && (
        <p key={setFinding?.needs}>
          {setFinding?.needs && `${fillTemplate(copy.needs, { needs: setFinding.needs })} `}
          <WayOn {...wayOn} />
        </p>
      )}
    </div>
  );
}
