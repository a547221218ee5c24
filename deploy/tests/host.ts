import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { buffer } from 'node:stream/consumers';
import type { Site } from '../site';

/** The one that servers listen on. */
export const ADDRESS = '127.0.0.1';
const ANSWER_LIMIT_MS = 10_000;

/** How much a host lets a site say, and is therefore asked. */
export type Kind =
  /** All: a server of one's own, on TLS. */
  | 'own'
  /** What its folder can: the server's own refusals, its name and TRACE are not for a folder to say. */
  | 'shared'
  /** Headers: it reads paths, compresses, refuses and knows types by itself. */
  | 'platform';

/** A running host. */
export interface Host {
  readonly kind: Kind;
  readonly site: Site;
  /** The built site that it serves. */
  readonly folder: string;
  /** For plain requests, and for those that visitors make: on TLS, if it is a server of one's own. */
  readonly ports: { readonly plain: number; readonly usual: number };
}

/** What is sent with a path. */
export interface Request {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly isPlain?: boolean;
}

export type Answer = Awaited<ReturnType<typeof ask>>;

/** @returns the host's origin, as a visitor sees it */
export const originOf = ({ kind, site, ports }: Host): string =>
  `http${kind === 'own' ? 's' : ''}://${site.hostname}:${ports.usual}`;

/** Asks a host for a path, exactly as it is written: nothing is normalised, followed or decompressed. */
export async function ask(host: Host, path: string, request: Request = {}) {
  const { method, headers, isPlain = false } = request;
  const { hostname } = host.site;
  const port = isPlain ? host.ports.plain : host.ports.usual;
  const sent = (host.kind === 'own' && !isPlain ? https : http).request({
    ...{ host: ADDRESS, port, path, method, agent: false },
    ...{ servername: hostname, rejectUnauthorized: false },
    headers: { Host: `${hostname}:${port}`, ...headers },
    signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
  });
  sent.end();
  const [response]: IncomingMessage[] = await once(sent, 'response');
  if (response === undefined) throw new Error(`${path}: no answer`);
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}
