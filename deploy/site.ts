/** What a host must know of a build; scripts/build/built-site.ts reads it from the home page, so that it can't differ from it. */
export interface Site {
  /** Such as www.example.co.uk. */
  readonly hostname: string;
  /** '' or a sub-path such as /shop. */
  readonly basePath: string;
  /** The pages' paths below the sub-path, each with its slashes. */
  readonly routes: readonly string[];
}

/** Where a server's site file stands. */
export interface Place {
  /** The folder that is the site's root; below a sub-path, the folder that holds it. */
  readonly root: string;
  readonly certificate: string;
  readonly key: string;
  readonly http: number;
  readonly https: number;
  /** The one to listen on; without it, all, and Caddy fetches a certificate. */
  readonly address?: string;
}

/** @returns the place as deploy/README.md has it */
export const usualPlace = ({ hostname }: Site): Place => ({
  root: `/var/www/${hostname}`,
  certificate: `/etc/letsencrypt/live/${hostname}/fullchain.pem`,
  key: `/etc/letsencrypt/live/${hostname}/privkey.pem`,
  http: 80,
  https: 443,
});

/** @returns the origin that visitors are sent to, whatever name they asked for */
export const originAt = ({ hostname }: Site, { https }: Place): string =>
  new URL(`https://${hostname}:${https}`).origin;
