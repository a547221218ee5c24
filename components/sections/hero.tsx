import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture';
import { Unbroken } from '@/components/ui/unbroken';
import type { ImageId } from '@/data/images';
import { picture } from '@/lib/images';
import { PromiseStrip } from './promise-strip';

interface HeroProps {
  readonly title: ReactNode;
  readonly lead: string;
  readonly image: ImageId;
  /** What stands before the title like a part's designation. */
  readonly designation: string;
  /** False where the page itself says what every order comes with. */
  readonly promises?: boolean;
  /** The page's one clear action and its quiet one. */
  readonly children: ReactNode;
}

/**
 * The dark stage a page opens on: headline, actions, the promises below, and behind them one room from edge to edge
 * with the page's subject at the right; on phones the same room begins under the words.
 */
export function Hero({ title, lead, image, designation, promises = true, children }: HeroProps) {
  return (
    <section
      aria-labelledby="page-title"
      data-surface="stage"
      className="relative isolate overflow-hidden"
    >
      <div className="content-width grid items-center pt-8 lg:min-h-[min(max(28rem,min(38rem,100vw-42rem),36vw),72vh)] lg:grid-cols-2 lg:gap-6 lg:py-0 print:block print:min-h-0 print:py-0">
        <div className="lg:py-10 xl:py-16 print:py-0">
          <p className="datum mb-4 text-accent-ink lg:mb-6">
            <Unbroken text={designation} />
          </p>
          <h1 id="page-title" className="text-display">
            {title}
          </h1>
          <p className="mt-5 max-w-[46ch] text-lead text-muted lg:mt-7">
            <Unbroken text={lead} />
          </p>
          <div className="mt-6 flex flex-wrap gap-3 *:grow sm:*:grow-0 lg:mt-9 print:hidden">
            {children}
          </div>
        </div>
      </div>
      <div className="hero-picture relative -z-1 aspect-5/4 md:aspect-4/3 lg:absolute lg:inset-0 lg:mt-0 lg:aspect-auto print:hidden">
        <Picture picture={picture(image, 'hero')} first covers />
      </div>
      {promises && <PromiseStrip />}
    </section>
  );
}
