import { DeskDrawing } from '@/components/drawings/desk-drawing';
import { LineUpDrawing } from '@/components/drawings/line-up-drawing';
import { PlanDrawing } from '@/components/drawings/plan-drawing';
import { noBreak } from '@/components/ui/no-break';
import { ui } from '@/data/copy/interface';
import type { PageDrawing } from '@/data/shop/drawing';
import { computeCabling, MAX_CABLE_LENGTH } from '@/lib/drawings/cabling';
import { layOutDesk } from '@/lib/drawings/desk-layout';
import { formatMillimetres } from '@/lib/drawings/lengths';
import { fillTemplate } from '@/lib/text/fill-template';

function Drawing({ drawing }: { readonly drawing: PageDrawing }) {
  if ('things' in drawing) return <LineUpDrawing things={drawing.things} />;
  return drawing.kind === 'desk' ? <DeskDrawing desk={drawing} /> : <PlanDrawing plan={drawing} />;
}

type Figure = readonly [label: string, value: string | number];

/** Lists the figures that a page states beside its drawing. A line-up has none: it shows all of its figures itself. */
function listFigures(drawing: PageDrawing): readonly Figure[] {
  if (drawing.kind === 'plan') {
    const { ports, poePorts, accessPoints, longestCable } = computeCabling(drawing);
    return [
      [ui.plan.ports, `${ports} of ${drawing.switchPorts}`],
      [ui.plan.poePorts, poePorts],
      [ui.plan.accessPoints, accessPoints],
      [
        fillTemplate(ui.plan.longestCable, longestCable),
        `${longestCable.total} of ${MAX_CABLE_LENGTH} m`,
      ],
    ];
  }
  if (drawing.kind !== 'desk') return [];
  const { screens, keyboards } = layOutDesk(drawing);
  return [
    ...keyboards.map(
      ({ name, mouseSpace }): Figure => [
        fillTemplate(ui.desk.mouseSpace, { name: name.toLowerCase() }),
        formatMillimetres(mouseSpace),
      ],
    ),
    ...screens.map(
      ({ name, sideSpace }): Figure => [
        fillTemplate(ui.desk.sideSpace, { name }),
        formatMillimetres(sideSpace),
      ],
    ),
  ];
}

interface DrawingSectionProps {
  readonly drawing: PageDrawing;
  /** True inside the section of the product range, below its h2. */
  readonly isInRange?: boolean;
}

/** A page's drawing to scale, with its text and figures. */
export function DrawingSection({ drawing, isInRange = false }: DrawingSectionProps) {
  const figures = listFigures(drawing);
  const [Heading, size] = isInRange
    ? (['h3', 'text-name'] as const)
    : (['h2', 'text-closing'] as const);
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
        {figures.length > 0 && (
          <dl className="mt-4 grid grid-cols-2 gap-3">
            {figures.map(([label, value]) => (
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
