import { DeskDrawing } from '@/components/drawings/desk-drawing';
import { LineUpDrawing } from '@/components/drawings/line-up-drawing';
import { PlanDrawing } from '@/components/drawings/plan-drawing';
import { noBreak } from '@/components/ui/no-break';
import { ui } from '@/data/interface';
import type { PageDrawing } from '@/lib/content/drawings';
import { computeCabling, formatMillimetres, LINK_LIMIT, layOutDesk } from '@/lib/drawings/measures';
import { fillTemplate } from '@/lib/text/fill-template';

function Drawing({ drawing }: { readonly drawing: PageDrawing }) {
  if ('things' in drawing) return <LineUpDrawing things={drawing.things} />;
  return drawing.kind === 'desk' ? <DeskDrawing desk={drawing} /> : <PlanDrawing plan={drawing} />;
}

type Need = readonly [label: string, value: string | number];

/** What a drawing comes to, worked out from what it is drawn from; a lineup tells all of it itself. */
function needsOf(drawing: PageDrawing): readonly Need[] {
  if (drawing.kind === 'plan') {
    const { ports, powered, accessPoints, longest } = computeCabling(drawing);
    return [
      [ui.plan.ports, `${ports} of ${drawing.switchPorts}`],
      [ui.plan.powered, powered],
      [ui.plan.accessPoints, accessPoints],
      [fillTemplate(ui.plan.longest, longest), `${longest.all} of ${LINK_LIMIT} m`],
    ];
  }
  if (drawing.kind !== 'desk') return [];
  const { screens, keyboards } = layOutDesk(drawing);
  return [
    ...keyboards.map(
      ({ name, mouse }): Need => [
        fillTemplate(ui.desk.mouse, { name: name.toLowerCase() }),
        formatMillimetres(mouse),
      ],
    ),
    ...screens.map(
      ({ name, beside }): Need => [
        fillTemplate(ui.desk.beside, { name }),
        formatMillimetres(beside),
      ],
    ),
  ];
}

/** The page's drawing to scale, with what it says. */
export function FitFigure({ drawing }: { readonly drawing: PageDrawing }) {
  const needs = needsOf(drawing);
  // Within the range it is one part of that section.
  const [Heading, size] =
    drawing.kind === 'plan' ? (['h3', 'text-name'] as const) : (['h2', 'text-closing'] as const);
  return (
    <section
      id="fit"
      aria-labelledby="fit-heading"
      className="grid items-center gap-x-16 gap-y-8 lg:grid-cols-[5fr_7fr]"
    >
      <div>
        <Heading id="fit-heading" className={size}>
          {noBreak(drawing.heading)}
        </Heading>
        <p className="mt-2 max-w-measure">{noBreak(drawing.text)}</p>
        {needs.length > 0 && (
          <dl className="mt-4 grid grid-cols-2 gap-3">
            {needs.map(([label, value]) => (
              <div key={label} className="flex flex-col-reverse justify-end">
                <dt className="text-small text-muted">{noBreak(label)}</dt>
                <dd className="figure text-name">{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <Drawing drawing={drawing} />
    </section>
  );
}
