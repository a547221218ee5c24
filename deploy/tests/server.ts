import type { Place, Site } from '../site';

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

/** The one that servers listen on. */
export const ADDRESS = '127.0.0.1';
export const isRoot = process.getuid?.() === 0;
