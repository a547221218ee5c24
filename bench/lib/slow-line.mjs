import { request as ask, createServer } from 'node:http';

/**
 * Puts a slow line before a server on loopback. The browser's own throttling does not reach what it prefetches.
 *
 * @param {string} origin the server's
 * @param {number} roundTrip in ms
 * @returns {Promise<{ origin: string, close: () => void }>}
 */
export async function behindSlowLine(origin, roundTrip) {
  const server = createServer((request, response) => {
    setTimeout(() => {
      const passed = ask(origin + request.url, { headers: request.headers }, (answer) => {
        response.writeHead(answer.statusCode, answer.headers);
        answer.pipe(response);
      });
      // What the browser has given up, by leaving the page, ends here too.
      passed.on('error', () => response.destroy());
      passed.end();
    }, roundTrip);
  });
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
  return { origin: `http://localhost:${server.address().port}`, close: () => server.close() };
}
