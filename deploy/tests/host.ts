import { once } from 'node:events';
import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import https from 'node:https';
import { buffer } from 'node:stream/consumers';
import { ADDRESS, type Server, type Start } from './server';

const ANSWER_LIMIT_MS = 10_000;

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
}

export interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** @returns the host's origin, as a visitor sees it */
export const originOf = ({ isOnTls, site, place }: Host): string =>
  `http${isOnTls ? 's' : ''}://${site.hostname}:${place.https}`;

/** Asks a host for a path, exactly as it is written: nothing is normalised, followed or decompressed. */
export async function ask(host: Host, path: string, request: Request = {}): Promise<Answer> {
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
