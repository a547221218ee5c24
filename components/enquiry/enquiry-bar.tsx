import { SiteLink } from '@/components/ui/site-link';
import { enquiryCopy } from '@/data/copy/enquiry-pages';
import { pageLinks } from '@/lib/site/navigation';
import { BAR_FINDING, REVIEW } from './enquiry-ids';
import './enquiry-bar.css';

/**
 * The bar at the foot of every page once something is in the enquiry. enhancements/enquiry.ts shows it and writes the count;
 * a catalogue adds its worst finding. The status stays outside the hidden bar, so that screen readers notice its changes.
 */
export function EnquiryBar() {
  const { bar } = enquiryCopy;
  return (
    <>
      <section
        id="enquiry-bar"
        aria-label={bar.label}
        data-surface="raised"
        className="line-above border-ink print:hidden"
      >
        <div className="content-width flex min-h-15 flex-wrap items-center gap-x-[min(1rem,2vw)] gap-y-1 py-1.5">
          <b data-enquiry-count={bar.many} data-one={bar.one} suppressHydrationWarning>
            {''}
          </b>
          <div id={BAR_FINDING} suppressHydrationWarning />
          <SiteLink href={`${pageLinks.contact.href}#${REVIEW}`} className="button compact ml-auto">
            {bar.review}
          </SiteLink>
        </div>
      </section>
      <p role="status" id="enquiry-status" className="sr-only" suppressHydrationWarning>
        {''}
      </p>
    </>
  );
}
