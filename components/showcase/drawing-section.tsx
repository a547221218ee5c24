import { clsx } from 'clsx';
import { ComputersDrawing } from '@/components/drawings/computers-drawing';
import { DeskDrawing } from '@/components/drawings/desk-drawing';
import { DrivesDrawing } from '@/components/drawings/drives-drawing';
import { PlanDrawing, PlanKey } from '@/components/drawings/plan-drawing';
import { noBreak } from '@/components/ui/no-break';
import type { ShowcaseSectionProps } from './section-props';

/** The layouts. Desks are as wide as the page, and the flat computers stand under the text. */
const LAYOUTS = {
  computers: { grid: 'sm:grid-cols-2', text: 'sm:max-lg:col-span-2', drawing: 'contents' },
  desk: {
    grid: 'lg:grid-cols-2',
    text: 'grid gap-x-16 lg:col-span-2 lg:grid-cols-2',
    drawing: 'lg:col-span-2',
  },
  drives: { grid: 'lg:grid-cols-2', text: '', drawing: '' },
  plan: { grid: 'lg:grid-cols-2', text: '', drawing: '' },
} as const;

/** A page's drawing to scale, below or beside its text. A floor plan also has figures and a key. */
export function DrawingSection({ page: { drawing }, surface }: ShowcaseSectionProps) {
  const layout = LAYOUTS[drawing.kind];
  return (
    <section id="fit" aria-labelledby="fit-heading" data-surface={surface} className="py-band">
      <div
        className={clsx('content-width grid items-center gap-x-8 gap-y-6 lg:gap-x-16', layout.grid)}
      >
        <div className={layout.text}>
          <h2 id="fit-heading" className="text-closing">
            {noBreak(drawing.heading)}
          </h2>
          <p className="mt-3 max-w-measure text-lead text-muted">{noBreak(drawing.text)}</p>
          {drawing.kind === 'plan' && (
            <dl className="mt-3 grid grid-cols-2 gap-3">
              {Object.entries(drawing.figures).map(([label, value]) => (
                <div key={label} className="flex flex-col-reverse justify-end">
                  <dt className="text-small text-muted">{noBreak(label)}</dt>
                  <dd className="figure text-name">{noBreak(value)}</dd>
                </div>
              ))}
            </dl>
          )}
          {drawing.kind === 'plan' && <PlanKey plan={drawing} />}
        </div>
        <div className={clsx('print:max-w-[120mm]', layout.drawing)}>
          {drawing.kind === 'computers' && <ComputersDrawing objects={drawing.objects} />}
          {drawing.kind === 'drives' && <DrivesDrawing objects={drawing.objects} />}
          {drawing.kind === 'desk' && <DeskDrawing desk={drawing} />}
          {drawing.kind === 'plan' && <PlanDrawing plan={drawing} />}
        </div>
      </div>
    </section>
  );
}
