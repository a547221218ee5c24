import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { type PictureRecord, pictures } from '@/data/shop/pictures';
import { cropsByKind, listPictureFiles, MASTER_SIZES } from '@/lib/site/picture-files';
import { STAGE_COLOUR, STUDIO_COLOUR } from './colour-roles';
import { BLENDING, ENCODING } from './encode-picture';
import { findMaster } from './find-master';
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

function createPictureTask(
  id: string,
  record: PictureRecord,
  masters: readonly string[],
): PictureTask {
  const { kind, isPhotograph = false } = record;
  const master = readFileSync(`${MASTERS}/${findMaster(id, record, masters)}`);
  const crops = cropsByKind[kind].map(({ name, ...crop }) => crop);
  const ground = kind === 'hero' ? [STAGE_COLOUR, BLENDING] : STUDIO_COLOUR;
  const framing = isPhotograph ? FRAMING : false;
  const settings = [kind, crops, MASTER_SIZES[kind], ground, ENCODING, framing];
  return {
    name: id,
    hash: computeHash(master, settings),
    files: listPictureFiles(id, kind).map((file) => `${PICTURES_FOLDER}/${file}`),
    make: () => makePicture(id, record, master),
  };
}

/**
 * Lists the tasks of every picture and of the icons.
 *
 * @throws Error where a master is missing
 */
export function listPictureTasks(): readonly PictureTask[] {
  const masters = readdirSync(MASTERS);
  const tasks = Object.entries(pictures).map(([id, record]) =>
    createPictureTask(id, record, masters),
  );
  const icon = readFileSync(ICON);
  const iconTask = {
    name: ICON,
    hash: computeHash(icon, [ICON_SIZES, STAGE_COLOUR]),
    files: Object.keys(ICON_SIZES),
    make: () => makeIcons(icon),
  };
  return [...tasks, iconTask];
}
