import type { Host } from '../ask';
import { FILES } from './files';
import { PAGES } from './pages';
import { PATHS } from './paths';
import { PROTOCOL } from './protocol';

/** What every host is asked: by name, functions that throw where the answer is wrong. */
export const QUESTIONS: Readonly<Record<string, (host: Host) => Promise<void>>> = {
  ...PAGES,
  ...PATHS,
  ...FILES,
  ...PROTOCOL,
};
