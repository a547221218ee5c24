import type { Pack } from '@/lib/content/pack';
import { saidBySample } from './locate-issue';
import type { PackFile } from './pack-files';
import type { Fault } from './validate-record';

/** Testimonials of the sample that are given out as customers' words, which is unlawful. */
export function inventedFaults(
  testimonials: Pack['testimonials'],
  sample: readonly PackFile[],
): readonly Fault[] {
  const value = saidBySample(sample, 'testimonials');
  const invented = (Array.isArray(value) ? value : []).map((one) => Object(one).text);
  const message =
    'is the sample’s text, which no customer wrote: replace it, or write sample: true';
  return testimonials.flatMap(({ text, sample: isSample }, index) =>
    !isSample && invented.includes(text) ? [{ path: [index, 'text'], message }] : [],
  );
}
