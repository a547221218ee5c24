import { makeOutdated } from './make-outdated';
import { listPictureTasks } from './picture-tasks';

/**
 * Makes the files of public/pictures/ and the icons that are missing, or whose master or settings have changed.
 *
 * @param named pictures that are made in any case
 * @returns the paths of all files, made now or before
 * @throws Error where a named picture is unknown, or a master is missing
 */
export async function updatePictures(named: readonly string[] = []): Promise<readonly string[]> {
  const tasks = listPictureTasks();
  const unknown = named.find((id) => !tasks.some(({ name }) => name === id));
  if (unknown !== undefined) throw new Error(`${unknown} is not in data/shop/pictures.ts`);
  await makeOutdated(tasks, 'artwork/pictures.json', named);
  return tasks.flatMap(({ files }) => files);
}
