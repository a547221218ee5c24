import { createServer, type Server } from 'node:http';
import { answer, type ServedSite } from './answer';

/**
 * A server of a built site that outlives whatever it is asked, and each new build of the site.
 *
 * @returns a server that does not listen yet
 */
export const siteServer = (site: ServedSite): Server =>
  createServer(async (request, response) => {
    const { method = 'GET', url: target = '', headers } = request;
    try {
      const answered = await answer(site, { method, target, known: headers['if-none-match'] });
      const length = Buffer.byteLength(answered.body);
      response.writeHead(answered.status, {
        ...answered.headers,
        ...(answered.status !== 304 && { 'Content-Length': length }),
      });
      response.end(method === 'HEAD' ? undefined : answered.body);
    } catch (error) {
      console.error(`${method} ${target}: ${error instanceof Error ? error.message : error}`);
      response.writeHead(500).end();
    }
  });
