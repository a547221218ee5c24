import type { FloorPlan } from '@/checks/schemas/drawings';
import { ui } from '@/data/interface';
import { LINK_LIMIT, planNeeds } from '@/lib/measures';

/** What a floor plan comes to, counted from it. */
export function PlanNeeds({ plan }: { readonly plan: FloorPlan }) {
  const { ports, powered, accessPoints, longestRun } = planNeeds(plan);
  const needs = [
    [ui.plan.ports, `${ports} of ${plan.switchPorts}`],
    [ui.plan.powered, String(powered)],
    [ui.plan.accessPoints, String(accessPoints)],
    [ui.plan.longestRun, `${longestRun} of ${LINK_LIMIT} m`],
  ];
  return (
    <dl className="needs">
      {needs.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
