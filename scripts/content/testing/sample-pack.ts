import type { Pack } from '@/lib/content/pack';
import { packFiles, SAMPLE } from '../pack-files';
import { readPack } from '../read-pack';

/** The files of the sample's pack, and the pack as it is read. */
export const { files: sampleFiles } = packFiles(SAMPLE);
export const samplePack = readPack(sampleFiles, {}).pack as Pack;
