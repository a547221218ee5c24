/**
 * Measures in turn, so that what slows the machine meets all alike; what fails is tried once more, and then left out, so
 * that one failure does not cost the table.
 *
 * @returns for each task what was measured
 */
export async function inTurn<T>(
  tasks: readonly { readonly runs: number; readonly measure: () => Promise<T> }[],
): Promise<readonly (readonly T[])[]> {
  const measured = tasks.map(({ runs, measure }) => ({ runs, measure, values: [] as T[] }));
  for (let run = 0; measured.some(({ runs }) => run < runs); run += 1) {
    for (const { runs, measure, values } of measured) {
      if (run >= runs) continue;
      try {
        values.push(await measure().catch(measure));
      } catch (error) {
        console.error('Failed twice:', error);
      }
    }
  }
  return measured.map(({ values }) => values);
}
