import { Unbroken } from './unbroken';

/** The entries of a `points` list, each kept from breaking where it should not; the list itself is its component's. */
export function PointItems({ points }: { readonly points: readonly string[] }) {
  return points.map((point) => (
    <li key={point}>
      <Unbroken text={point} />
    </li>
  ));
}
