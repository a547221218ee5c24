import { existsSync, readFileSync } from 'node:fs';
import { readSettings } from '@/lib/content/read-settings';
import { today } from '../../checks/stock-notices';
import type { Message } from './content-issue';
import { missingFiles } from './missing-files';
import { packFiles, SAMPLE } from './pack-files';
import { photographMistakes, photographsOf } from './photographs';
import { readPack } from './read-pack';
import { readStock, STOCK_FILE } from './stock-list';

const NOBODY = { name: '', email: '', siteUrl: '' };

/** Wrong settings are thrown, a line for each. */
function settingsMistakes(environment: Parameters<typeof readSettings>[0]): readonly Message[] {
  try {
    readSettings(environment, NOBODY);
    return [];
  } catch (error) {
    const lines = error instanceof Error ? error.message : String(error);
    return lines.split('\n').map((text) => ({ text }));
  }
}

/** What no shop of one's own can be told to change where it stands. */
const inOwnCopy = ({ file = '', text }: Message, folder: string) =>
  folder !== SAMPLE && file.startsWith(`${SAMPLE}/`)
    ? `${text}; in a copy of the file: ${file.replace(SAMPLE, folder)}`
    : text;

/**
 * All that an owner's folder says: its pack, its photographs and its list of stock; and what is wrong with the settings.
 *
 * @param environment whose variables win over what the shop says of itself
 * @returns the shop, where nothing is wrong; every mistake; the files it is from; and its list of stock, if it has one
 */
export async function readShop(
  folder: string,
  environment: Readonly<Record<string, string | undefined>>,
) {
  const { files, unknown } = packFiles(folder);
  const photographs = photographsOf(folder);
  const file = `${folder}/${STOCK_FILE}`;
  const listed = existsSync(file)
    ? { file, ...readStock(file, readFileSync(file), today()) }
    : undefined;
  const read = readPack(files, environment, {
    sample: folder === SAMPLE ? [] : packFiles(SAMPLE).files,
    photographs: photographs.map(({ id }) => id),
    stock: listed?.stock,
  });
  const { pack } = read;
  const mistakes: readonly Message[] = [
    ...settingsMistakes(environment),
    ...unknown,
    ...read.mistakes,
    ...(listed?.mistakes ?? []),
    ...(pack ? missingFiles(pack) : []),
    // Beside a product that has the wrong name, its photograph has none.
    ...(unknown.length === 0 ? await photographMistakes(photographs, read.photographable) : []),
  ];
  const placed = mistakes.map((mistake) => ({ ...mistake, text: inOwnCopy(mistake, folder) }));
  return { files, mistakes: placed, listed, pack: mistakes.length === 0 ? pack : undefined };
}
