import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture';
import { Unbroken } from '@/components/ui/unbroken';
import type { ImageId } from '@/data/images';
import { picture } from '@/lib/images';
import { PromiseLine } from './promise-line';
import './hero.css';

interface HeroProps {
  readonly title: ReactNode;
  readonly lead: string;
  readonly image: ImageId;
  /** How words and picture share the stage; hero.css says more of each. */
  readonly composition?: 'front' | 'object' | 'group' | 'close-up' | 'tabletop';
  /** False where the page itself says what every order comes with. */
  readonly promises?: boolean;
  /** The page's one clear action and its quiet one. */
  readonly children: ReactNode;
}

/** The dark stage a page opens on: headline, actions and the promises, in one room with the page's subject. */
export function Hero({
  title,
  lead,
  image,
  composition = 'object',
  promises = true,
  children,
}: HeroProps) {
  return (
    <section
      aria-labelledby="page-title"
      data-surface="stage"
      className={clsx('hero relative isolate overflow-hidden', composition)}
    >
      <div className="hero-words content-width">
        <div>
          <h1 id="page-title" className={composition === 'front' ? 'text-giant' : 'text-display'}>
            {title}
          </h1>
          <p className="mt-4 max-w-[44ch] text-lead text-muted lg:mt-6">
            <Unbroken text={lead} />
          </p>
          <div className="mt-6 flex flex-wrap gap-3 *:grow sm:*:grow-0 lg:mt-8 print:hidden">
            {children}
          </div>
        </div>
        {promises && <PromiseLine />}
      </div>
      <div className="hero-picture print:hidden">
        <Picture picture={picture(image, 'hero')} first covers />
      </div>
    </section>
  );
}
