import { clsx } from 'clsx';
import { ComputersDrawing } from '@/components/drawings/computers-drawing';
import { DeskDrawing } from '@/components/drawings/desk-drawing';
import { DrivesDrawing } from '@/components/drawings/drives-drawing';
import { PlanDrawing, PlanKey } from '@/components/drawings/plan-drawing';
import { noBreak } from '@/components/ui/no-break';
import type { PageDrawing } from '@/data/shop/drawing';

/** A page's drawing to scale, below or beside its text. A floor plan also has figures and a key. */
export function DrawingSection({ drawing }: { readonly drawing: PageDrawing }) {
  // Desks and computers are as wide as the page.
  const isWide = drawing.kind === 'desk' || drawing.kind === 'computers';
  return (
    <section id="fit" aria-labelledby="fit-heading" className="pt-band">
      <div className="content-width grid items-center gap-x-16 gap-y-4 lg:grid-cols-2">
        <div className={clsx(isWide && 'grid gap-x-16 lg:col-span-2 lg:grid-cols-2')}>
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
        <div className={clsx('print:max-w-[120mm]', isWide && 'lg:col-span-2')}>
          {drawing.kind === 'computers' && <ComputersDrawing things={drawing.things} />}
          {drawing.kind === 'drives' && <DrivesDrawing things={drawing.things} />}
          {drawing.kind === 'desk' && <DeskDrawing desk={drawing} />}
          {drawing.kind === 'plan' && <PlanDrawing plan={drawing} />}
        </div>
      </div>
    </section>
  );
}
