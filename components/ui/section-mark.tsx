/** A section's number, printed like one on a circuit board, and the trace that leads off it. */
export function SectionMark() {
  return (
    <div aria-hidden="true" className="mb-4 flex items-center gap-4">
      <span className="datum section-number text-accent-ink" />
      <span className="trace grow" />
    </div>
  );
}
