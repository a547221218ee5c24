import {
  BAR_FINDING_ID,
  ENQUIRY_BAR_ID,
  ENQUIRY_STATUS_ID,
  REVIEW_HREF,
} from '@/components/ui/element-ids';
import { ScriptText } from '@/components/ui/script-text';
import { SiteLink } from '@/components/ui/site-link';
import { enquiryCopy } from '@/data/copy/enquiry-pages';
import { EnquiryCount } from './enquiry-count';
import './enquiry-bar.css';

/**
 * The bar at the foot of every page. enquiry-bar.enhance.ts writes its texts, and shows it once the
 * enquiry has items. A catalogue adds its worst finding. The status is outside, since nothing
 * within a hidden bar is announced.
 */
export function EnquiryBar() {
  const { bar, startAgain, cleared, notices } = enquiryCopy;
  return (
    <>
      <section
        id={ENQUIRY_BAR_ID}
        aria-label={bar.label}
        data-surface="raised"
        className="line-above border-ink print:hidden"
      >
        <div className="bar-items content-width flex min-h-15 flex-wrap items-center gap-x-[min(1rem,2vw)] gap-y-1 py-1.5">
          <p>
            <EnquiryCount as="b" />{' '}
            <ScriptText as="span" data-enquiry-since={bar.since} className="text-small" />{' '}
            <button type="button" data-enquiry-change="startAgain" className="text-link text-small">
              {startAgain}
            </button>
          </p>
          <div
            id={BAR_FINDING_ID}
            className="flex-[1_1_0] text-small max-md:order-1 max-md:basis-full max-md:[@media(height<38rem)]:hidden"
          />
          <SiteLink href={REVIEW_HREF} className="button compact ml-auto">
            {bar.review}
          </SiteLink>
        </div>
        <div className="bar-cleared content-width flex min-h-15 items-center gap-x-4">
          <p>{cleared}</p>
          <button
            type="button"
            data-enquiry-change="undoChange"
            aria-label={notices.undoCleared}
            className="text-link"
          >
            {notices.undo}
          </button>
        </div>
      </section>
      <ScriptText
        as="p"
        role="status"
        id={ENQUIRY_STATUS_ID}
        data-announced={bar.announced}
        data-follows={bar.reviewFollows}
        className="sr-only"
      />
    </>
  );
}
