import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { buffer } from 'node:stream/consumers';
import type { Place, Site } from '../site';

/** The one that servers listen on. */
export const ADDRESS = '127.0.0.1';
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
  /** It reads a path as a browser does before it looks for a file, and has names without .html. */
  | 'paths'
  /** It has types of its own. */
  | 'types'
  /** It says nothing of the methods that it allows. */
  | 'allow';

/** What a server is started with: a folder of its own, as any user. */
export interface Start {
  readonly folder: string;
  readonly site: Site;
  readonly place: Place;
}

/** How a server is started on what the site's build gives it. */
export interface Server {
  readonly isOnTls: boolean;
  readonly differs: readonly Difference[];
  /** What it says of caching in words of its own, by folder. */
  readonly caching?: Readonly<Record<string, string>>;
  /** What it calls itself in `Server`; undefined where it is to say nothing. */
  readonly calledItself?: string;
  /** The texts that it finds in its folder: the build's file for it, and what it wants around it. */
  readonly files?: (start: Start) => Readonly<Record<string, string>>;
  /** @returns the program and its words */
  readonly command: (start: Start) => readonly [program: string, ...words: string[]];
}

/** A running host, whose `folder` is the built site that it serves. */
export interface Host extends Server, Start {
  /** Its own, if it is on TLS. */
  readonly certificate?: string;
  readonly stop: () => Promise<void>;
}

/** What is sent with a path. */
export interface Request {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Without TLS. */
  readonly isPlain?: boolean;
  /** Hosts with such a difference are not asked. */
  readonly unless?: readonly Difference[];
}

export type Answer = Awaited<ReturnType<typeof ask>>;

/** @returns the host's origin, as a visitor sees it */
export const originOf = ({ isOnTls, site, place }: Host): string =>
  `http${isOnTls ? 's' : ''}://${site.hostname}:${place.https}`;

/** Asks a host for a path, exactly as it is written: nothing is normalised, followed or decompressed. */
export async function ask(host: Host, path: string, request: Request = {}) {
  const { method, headers, isPlain = false } = request;
  const { hostname } = host.site;
  const port = isPlain ? host.place.http : host.place.https;
  const sent = (host.isOnTls && !isPlain ? https : http).request({
    ...{ host: ADDRESS, port, path, method, agent: false },
    ...{ ca: host.certificate, servername: hostname },
    headers: { Host: `${hostname}:${port}`, ...headers },
    signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
  });
  sent.end();
  const [response]: IncomingMessage[] = await once(sent, 'response');
  if (response === undefined) throw new Error(`${path}: no answer`);
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}
