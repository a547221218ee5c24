import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { METHODS, REFUSED, REFUSED_NAMES, TYPES, WELL_KNOWN } from '../../deploy/headers';

const RETRY_AFTER_SECONDS = '2';
/** What reading a name that is no file, or is none at the moment, fails with; the last two on Windows. */
const NO_FILE = ['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'EPERM', 'EBUSY'];

export interface ServedSite {
  readonly folder: string;
  readonly basePath: string;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | string;
}

export interface Request {
  readonly method: string;
  /** As it was sent. */
  readonly target: string;
  /** Its If-None-Match. */
  readonly known?: string | undefined;
}

const plain = (status: number, text: string, headers: Answer['headers'] = {}): Answer => ({
  status,
  headers: { 'Content-Type': TYPES.txt, 'Cache-Control': 'no-store', ...headers },
  body: `${text}\n`,
});

/**
 * The path of a request's target, with its query, as it was sent; a proxy sends the origin too.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9112#section-3.2
 */
const originForm = (target: string) => target.replace(/^https?:\/\/[^/?]*/i, '');

/** Reads a file whole, so that one which is being replaced can't end in the middle of an answer. */
async function bytesOf(name: string): Promise<Buffer | undefined> {
  try {
    return await readFile(name);
  } catch (error) {
    if (NO_FILE.includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

/** A file's answer; its type goes by its name. */
function file(
  name: string,
  body: Buffer,
  { status = 200, known }: Partial<Request & Answer>,
): Answer {
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;
  const caching = { ETag: tag, 'Cache-Control': 'no-cache' };
  if (known === tag) return { status: 304, headers: caching, body: '' };
  const type = Object.entries(TYPES).find(([extension]) => name.endsWith(`.${extension}`))?.[1];
  return {
    status,
    headers: { ...caching, 'Content-Type': type ?? 'application/octet-stream' },
    body,
  };
}

/**
 * Answers a request from a built site as any static host would: pages are folders with a slash, the page of 404.html
 * comes with its status, and what the hosts refuse is refused.
 *
 * @returns 400 for what is no path, and 503 while the site is not there, since it is being built
 * @throws {Error} where a file can't be read, though it is there
 */
export async function answer(
  { folder, basePath }: ServedSite,
  { method, target, known }: Request,
): Promise<Answer> {
  if (!METHODS.includes(method)) {
    return plain(405, 'Only GET and HEAD.', { Allow: METHODS.join(', ') });
  }
  const [sent = '', ...query] = originForm(target).split('?');
  const local = decoded(sent);
  if (local === undefined) return plain(400, 'This is not a path.');
  const missing = await bytesOf(path.join(folder, '404.html'));
  if (missing === undefined) {
    return plain(503, 'The site is being built.', { 'Retry-After': RETRY_AFTER_SECONDS });
  }
  const notFound = () => file('404.html', missing, { status: 404 });
  const search = query.length === 0 ? '' : `?${query.join('?')}`;
  const redirect = () => plain(308, `${sent}/`, { Location: `${sent}/${search}` });
  if (isRefused(sent, local)) return notFound();
  if (local === basePath && basePath !== '') return redirect();
  if (!local.startsWith(`${basePath}/`)) return notFound();

  const name = path.join(folder, local.slice(basePath.length));
  const page = await bytesOf(path.join(name, 'index.html'));
  if (page !== undefined) {
    return local.endsWith('/') ? file('index.html', page, { known }) : redirect();
  }
  const body =
    local.endsWith('/') || name === path.join(folder, '404.html') ? undefined : await bytesOf(name);
  return body === undefined ? notFound() : file(name, body, { known });
}

/**
 * @returns the path in plain letters, or undefined for what is none, such as '*' and '//[', which a browser would take
 *   for a host
 */
function decoded(sent: string): string | undefined {
  if (!sent.startsWith('/') || sent.startsWith('//')) return undefined;
  try {
    return decodeURIComponent(sent);
  } catch {
    return undefined;
  }
}

const isRefused = (sent: string, local: string) =>
  (new RegExp(REFUSED, 'i').test(sent) || new RegExp(REFUSED_NAMES, 'i').test(local)) &&
  !new RegExp(WELL_KNOWN, 'i').test(sent);
