/**
 * Makes the pictures and icons that are missing or out of date, and deletes the files of pictures
 * that are gone. The results are committed, so that a build has nothing to make.
 *
 * Usage: npm run pictures
 */

import { readdirSync, rmSync } from 'node:fs';
import { PICTURES_FOLDER } from './make-picture';
import { listPictureTasks } from './picture-tasks';
import { updatePictures } from './update-pictures';

try {
  const files = await updatePictures(listPictureTasks(), 'artwork/pictures.json');
  for (const file of readdirSync(PICTURES_FOLDER).map((name) => `${PICTURES_FOLDER}/${name}`))
    if (!files.includes(file)) rmSync(file);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
