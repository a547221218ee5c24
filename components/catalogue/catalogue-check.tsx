import type { ReactNode } from 'react';
import { OutcomeLine } from '@/components/compatibility/outcome-line';
import { CaseDrawing, type CaseDrawingText } from '@/components/fit-study/case-drawing';
import { REVIEW_HREF } from '@/components/ui/element-ids';
import { SiteLink } from '@/components/ui/site-link';
import { ProductVerdicts } from '@/components/visitor-pc/product-verdicts';
import { RemedyControl } from '@/components/visitor-pc/remedy-control';
import { enquiryCopy } from '@/data/copy/enquiry-pages';
import { isAbout, isIncompatible } from '@/lib/compatibility/finding';
import { formatCardLine } from '@/lib/compatibility/format-finding';
import { formatBarFinding, formatBarQuestions, pickBarFinding } from '@/lib/enquiry/bar-texts';
import { checkEnquiry } from '@/lib/enquiry/check-enquiry';
import type { EnquiryItem } from '@/lib/enquiry/enquiry-item';
import type { EnquiryState } from '@/lib/enquiry/enquiry-state';
import { formatCheckParagraph } from '@/lib/visitor-pc/format-check-paragraph';
import type { EmailSettings } from '@/lib/visitor-pc/product-report';
import type { ResolvedPc } from '@/lib/visitor-pc/resolve-visitor-pc';
import { buildVisitorPcReport, type VisitorPcReport } from '@/lib/visitor-pc/visitor-pc-report';

/** The parts of a page that the check uses: the same objects in every render. */
export interface CatalogueCheckOptions {
  /** The products of the catalogue. */
  readonly products: readonly { readonly id: string }[];
  /** All that an enquiry can hold. */
  readonly enquiryItems: readonly EnquiryItem[];
  readonly emailSettings: EmailSettings;
  /** The words of the drawing of the visitor's case; undefined where the page has no drawing. */
  readonly caseDrawingText: CaseDrawingText | undefined;
}

/** The words of the check on a product's card and in its email. */
interface ProductCardCheck {
  /** The verdict with the visitor's PC or the enquiry's parts, in place of the card's lines. */
  readonly renderedVerdict: ReactNode;
  /** The visitor's PC and the card's verdict, or '', for the email; empty without a PC. */
  readonly emailParagraphs: readonly string[];
}

/**
 * The result of the check, as each place of the page shows it. It holds nodes, so that the code
 * that words and draws findings loads with this module, once there is something to check.
 */
export interface CatalogueCheck {
  /** Undefined without an answer about the visitor's PC. */
  readonly report: VisitorPcReport | undefined;
  /** The finding in a few words, for the bar and for screen readers. */
  readonly barText: string | undefined;
  readonly barFinding: ReactNode;
  readonly checksByProductId: ReadonlyMap<string, ProductCardCheck>;
  /** The page's graphics cards in the visitor's case; nothing if its clearance is unknown. */
  readonly drawing: ReactNode;
}

/** Checks the enquiry and the visitor's PC for a catalogue. */
export function checkCatalogue(
  enquiry: Pick<EnquiryState, 'lines' | 'purpose'>,
  pc: ResolvedPc,
  { products, enquiryItems, emailSettings, caseDrawingText }: CatalogueCheckOptions,
): CatalogueCheck {
  const shopParts = enquiryItems.filter((item) => item.kind === 'product');
  const { findings, questions } = checkEnquiry(enquiry, pc, shopParts);
  const report = buildVisitorPcReport({
    pc,
    shopParts,
    pageProductIds: products.map(({ id }) => id),
    enquiryProductIds: enquiry.lines.map(({ id }) => id),
    emailSettings,
  });
  const createProductCardCheck = (id: string): ProductCardCheck => {
    const productReport = report?.reportsByProductId.get(id);
    // The report on a product that is incompatible with the PC says so itself.
    const incompatibility = report?.incompatibleIds.has(id)
      ? undefined
      : findings.find((finding) => isIncompatible(finding) && isAbout(finding, id));
    const emailCheck = incompatibility
      ? formatCheckParagraph(id, [incompatibility], shopParts)
      : productReport?.emailCheck;
    // A card must not grow when its product is included, so only the review offers swaps
    // (`checkWithSwaps`). A card offers a stronger power supply, as with the visitor's PC alone.
    const { replacement } = incompatibility ?? {};
    const incompatibleVerdict = incompatibility && (
      <OutcomeLine
        icon={incompatibility.outcome}
        hasLabel
        remedy={replacement && <RemedyControl remedy={replacement} />}
      >
        {formatCardLine(incompatibility, id)}
      </OutcomeLine>
    );
    return {
      renderedVerdict:
        incompatibleVerdict ?? (productReport && <ProductVerdicts report={productReport} />),
      emailParagraphs: report ? [report.visitorPcText, emailCheck ?? ''] : [],
    };
  };
  const shownFinding = pickBarFinding({ findings, questions });
  const barText = shownFinding ? formatBarFinding(shownFinding) : formatBarQuestions(questions);
  return {
    report,
    barText,
    barFinding: barText && (
      <OutcomeLine
        icon={shownFinding?.outcome ?? 'unverified'}
        hasLabel={shownFinding !== undefined}
        remedy={
          shownFinding === undefined &&
          questions.length > 1 && (
            <SiteLink href={REVIEW_HREF} className="underline underline-offset-4">
              {enquiryCopy.bar.questions.see}
            </SiteLink>
          )
        }
      >
        {barText}
      </OutcomeLine>
    ),
    checksByProductId: new Map(products.map(({ id }) => [id, createProductCardCheck(id)])),
    drawing: caseDrawingText && report?.pcCase?.facts.maxGpuLength !== undefined && (
      <CaseDrawing
        {...caseDrawingText}
        pcCase={report.pcCase}
        reportsByProductId={report.reportsByProductId}
      />
    ),
  };
}
