import { Unbroken } from '@/components/ui/unbroken';

/** What a product goes with, on its card. */
export function FitLine({ text }: { readonly text: string }) {
  return (
    <p className="card-fit">
      <Unbroken text={text} />
    </p>
  );
}
