import { readdirSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import path from 'node:path';
import type { Site } from '../site';

const ANSWER_LIMIT_MS = 10_000;

/** How a host is known to differ from the others: what its questions then leave out, or ask in another way. */
export type Difference =
  /** On 304 it sends only what belongs to caching; browsers keep the other headers of the stored response. */
  | '304'
  /** Nothing of ours is read before a folder is known, so the server's own refusals are bare. */
  | 'bare refusals'
  /** What name it was asked by, and what it tells of its own name and version, is not for a folder to say. */
  | 'names'
  /** TRACE is answered before anything of ours is read. */
  | 'TRACE'
  /** It leaves compression to something before it. */
  | 'compression'
  /** It reads a path as a browser does before it looks for a file. */
  | 'paths'
  /** It has names without .html. */
  | 'file names'
  /** It has types of its own. */
  | 'types'
  /** It says nothing of the methods that it allows. */
  | 'allow';

/** A running host. */
export interface Host {
  readonly name: string;
  readonly site: Site;
  /** The built site that it serves. */
  readonly folder: string;
  readonly port: number;
  /** Where it sends plain requests on to TLS from. */
  readonly httpPort?: number;
  /** Its own, if it is on TLS. */
  readonly certificate?: string;
  /** What it calls itself in `Server`. */
  readonly calledItself: string | undefined;
  readonly differs: ReadonlySet<Difference>;
  /** What it says of caching in words of its own, by folder. */
  readonly caching: Readonly<Record<string, string>>;
  readonly stop: () => Promise<void>;
}

export interface Answer {
  readonly status: number;
  /** Those that came more than once are joined. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
}

/** @returns the names of all files of the host's site, with slashes */
export const filesOf = ({ folder }: Host): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));

/** @returns the host's origin, as a visitor sees it */
export const originOf = ({ certificate, site, port }: Host): string =>
  `${certificate === undefined ? 'http' : 'https'}://${site.hostname}:${port}`;

/**
 * Asks a host for one path, exactly as it is written: nothing is normalised, followed or decompressed.
 *
 * @param target the path
 * @param request `plain`: without TLS
 */
export function ask(
  host: Host,
  target: string,
  { method = 'GET', headers = {}, plain = false }: Request = {},
): Promise<Answer> {
  const tls = host.certificate !== undefined && !plain;
  const port = plain ? host.httpPort : host.port;
  const options = {
    host: '127.0.0.1',
    port,
    path: target,
    method,
    agent: false as const,
    timeout: ANSWER_LIMIT_MS,
    headers: { Host: `${host.site.hostname}:${port}`, ...headers },
    ...(tls && { ca: host.certificate, servername: host.site.hostname }),
  };
  return new Promise((resolve, reject) => {
    const request = (tls ? https : http).request(options, async (response) => {
      const parts: Buffer[] = [];
      for await (const part of response) parts.push(part);
      const answered = Object.entries(response.headers).map(([name, value]) => [
        name,
        String(value),
      ]);
      resolve({
        status: response.statusCode ?? 0,
        headers: Object.fromEntries(answered),
        body: Buffer.concat(parts),
      });
    });
    request.on('error', reject);
    request.on('timeout', () => request.destroy(new Error(`${method} ${target}: no answer`)));
    request.end();
  });
}

/** What is sent with a path. */
export interface Request {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly plain?: boolean;
}
