import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type PictureRecord, pictures } from '@/data/shop/pictures';
import { cropsByKind, listPictureFiles, MASTER_SIZES } from '@/lib/site/picture-files';
import { STAGE_COLOUR, STUDIO_COLOUR } from './colour-roles';
import { BLENDING, ENCODING } from './encode-picture';
import { FRAMING } from './frame-photograph';
import { ICON_SIZES, makeIcons } from './make-icons';
import { makePicture, PICTURES_FOLDER } from './make-picture';

const MASTERS = 'artwork/masters';
const ICON = 'app/icon.svg';

/** Files that are made from one master. */
export interface PictureTask {
  /** The picture's id, or the master's path. */
  readonly name: string;
  /** Changes with the master and with every setting that the files depend on. */
  readonly hash: string;
  /** The paths of the files. */
  readonly files: readonly string[];
  /** Makes the files, by path. */
  readonly make: () => Promise<ReadonlyMap<string, Buffer>>;
}

const computeHash = (master: Buffer, settings: readonly unknown[]) =>
  createHash('sha256').update(JSON.stringify(settings)).update(master).digest('hex').slice(0, 16);

const createError = (id: string, message: string) =>
  new Error(`data/shop/pictures.ts, '${id}': ${message}`);

/** Reads a picture's master: its photograph, or else its render. */
function readMaster(id: string, { photograph }: PictureRecord): Buffer {
  const file = photograph ?? `${id}.webp`;
  if (!existsSync(`${MASTERS}/${file}`))
    throw createError(id, `${MASTERS}/ has no ${file}: add it, or correct \`photograph\``);
  return readFileSync(`${MASTERS}/${file}`);
}

function createPictureTask(id: string, record: PictureRecord): PictureTask {
  const { kind, photograph } = record;
  const master = readMaster(id, record);
  // The kind stands in the hash once, and a crop's name changes no pixel.
  const crops = cropsByKind[kind].map(({ kind, name, ...crop }) => crop);
  const ground = kind === 'hero' ? [STAGE_COLOUR, BLENDING] : STUDIO_COLOUR;
  const framing = photograph ? FRAMING : false;
  const settings = [kind, crops, MASTER_SIZES[kind], ground, ENCODING, framing];
  return {
    name: id,
    hash: computeHash(master, settings),
    files: listPictureFiles(id, kind).map((file) => `${PICTURES_FOLDER}/${file}`),
    make: () => makePicture(id, record, master),
  };
}

/** Throws where a picture has a photograph that no entry names, which its owner expects to see. */
function refuseUnnamedPhotographs(): void {
  const records = Object.values<PictureRecord>(pictures);
  const photographs = new Set<string | undefined>(records.map(({ photograph }) => photograph));
  for (const file of readdirSync(MASTERS)) {
    const { name: id, ext } = path.parse(file);
    if (id in pictures && ext !== '.webp' && !photographs.has(file))
      throw createError(
        id,
        `no entry names ${MASTERS}/${file}: write \`photograph\`, or delete it`,
      );
  }
}

/**
 * Lists the tasks of every picture and of the icons.
 *
 * @throws Error where a master is missing, or no entry names a picture's photograph
 */
export function listPictureTasks(): readonly PictureTask[] {
  const tasks = Object.entries(pictures).map(([id, record]) => createPictureTask(id, record));
  refuseUnnamedPhotographs();
  const icon = readFileSync(ICON);
  const iconTask = {
    name: ICON,
    hash: computeHash(icon, [ICON_SIZES, STAGE_COLOUR]),
    files: Object.keys(ICON_SIZES),
    make: () => makeIcons(icon),
  };
  return [...tasks, iconTask];
}
