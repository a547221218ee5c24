import type { FloorPlan, PageDrawing } from '@/checks/schemas/drawings';
import { DeskDrawing } from '@/components/drawings/desk-drawing';
import { PlanDrawing } from '@/components/drawings/plan-drawing';
import { SideBySideDrawing } from '@/components/drawings/side-by-side';
import { unbroken } from '@/components/ui/unbroken';
import { ui } from '@/data/interface';
import { LINK_LIMIT, planNeeds } from '@/lib/measures';

function Drawing({ drawing }: { readonly drawing: PageDrawing }) {
  if ('things' in drawing) return <SideBySideDrawing drawing={drawing} />;
  return drawing.kind === 'desk' ? <DeskDrawing desk={drawing} /> : <PlanDrawing plan={drawing} />;
}

/** What a floor plan comes to, counted from it. */
function PlanNeeds({ plan }: { readonly plan: FloorPlan }) {
  const { ports, powered, accessPoints, longestRun } = planNeeds(plan);
  const needs = [
    [ui.plan.ports, `${ports} of ${plan.switchPorts}`],
    [ui.plan.powered, powered],
    [ui.plan.accessPoints, accessPoints],
    [ui.plan.longestRun, `${longestRun} of ${LINK_LIMIT} m`],
  ];
  return (
    <dl className="mt-5 grid grid-cols-2 gap-4">
      {needs.map(([label, value]) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="text-small text-muted">{label}</dt>
          <dd className="text-name font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The page's drawing to scale, with what it says. */
export function FitFigure({ drawing }: { readonly drawing: PageDrawing }) {
  return (
    <section
      id="fit"
      aria-labelledby="fit-heading"
      className={
        // A desk's spread places its words and its drawing itself.
        drawing.kind === 'desk'
          ? 'contents'
          : 'grid items-center gap-x-16 gap-y-8 lg:grid-cols-[5fr_7fr]'
      }
    >
      <div>
        <h2 id="fit-heading" className="text-closing">
          {unbroken(drawing.heading)}
        </h2>
        <p className="mt-4 max-w-measure">{unbroken(drawing.text)}</p>
        {drawing.kind === 'plan' && <PlanNeeds plan={drawing} />}
      </div>
      <Drawing drawing={drawing} />
    </section>
  );
}
