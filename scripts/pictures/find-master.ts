import path from 'node:path';
import type { PictureRecord } from '@/data/shop/pictures';

const PHOTOGRAPH = /^\.(?:jpe?g|png|avif)$/i;

/**
 * Finds a picture's master: its render, or its photograph where the record says so.
 *
 * @param names the files of artwork/masters/
 * @throws Error where the file is missing, or where photographs contradict the record
 */
export function findMaster(
  id: string,
  { isPhotograph = false }: PictureRecord,
  names: readonly string[],
): string {
  const [first, second] = names.filter((name) => {
    const { name: stem, ext } = path.parse(name);
    return stem === id && PHOTOGRAPH.test(ext);
  });
  const entry = `data/shop/pictures.ts, '${id}'`;
  if (second !== undefined)
    throw new Error(`artwork/masters/ has ${first} and ${second}: delete one`);
  if (first !== undefined && !isPhotograph)
    throw new Error(`${entry}: ${first} is a photograph: add isPhotograph: true`);
  if (first === undefined && isPhotograph)
    throw new Error(`${entry}: artwork/masters/ has no ${id}.jpg, ${id}.png or ${id}.avif`);
  const master = first ?? `${id}.webp`;
  if (!names.includes(master))
    throw new Error(`${entry}: artwork/masters/ has no ${master}, nor a photograph`);
  return master;
}
