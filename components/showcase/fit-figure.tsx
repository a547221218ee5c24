import type { PageDrawing } from '@/checks/schemas/drawings';
import { DeskDrawing } from '@/components/drawings/desk-drawing';
import { PlanDrawing } from '@/components/drawings/plan-drawing';
import { SideBySideDrawing } from '@/components/drawings/side-by-side';
import { Unbroken } from '@/components/ui/unbroken';
import { PlanNeeds } from './plan-needs';
import './fit-figure.css';

function Drawing({ drawing }: { readonly drawing: PageDrawing }) {
  switch (drawing.kind) {
    case 'desk':
      return <DeskDrawing desk={drawing} />;
    case 'plan':
      return <PlanDrawing plan={drawing} />;
    default:
      return <SideBySideDrawing things={drawing.things} />;
  }
}

/** The page's drawing to scale, with what it says. */
export function FitFigure({ drawing }: { readonly drawing: PageDrawing }) {
  return (
    <section id="fit" aria-labelledby="fit-heading">
      <div className="fit-words">
        <h2 id="fit-heading" className="text-closing">
          <Unbroken text={drawing.heading} />
        </h2>
        <p className="mt-3 max-w-measure">
          <Unbroken text={drawing.text} />
        </p>
        {drawing.kind === 'plan' && <PlanNeeds plan={drawing} />}
      </div>
      <Drawing drawing={drawing} />
    </section>
  );
}
