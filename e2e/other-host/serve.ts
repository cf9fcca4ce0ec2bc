import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { basename, join } from 'node:path';
import { contentTypeOf } from 'registry-client';
import { forward, type Shop } from './forward.ts';
import { otherHostDir } from './webpack-config.ts';

/** Allows scripts, style sheets and calls of the host and of the shop, and no code from strings. */
const policyFor = (shopOrigin: string) =>
  [
    "default-src 'none'",
    `script-src 'self' ${shopOrigin}`,
    `style-src 'self' ${shopOrigin}`,
    `font-src ${shopOrigin}`,
    `connect-src 'self' ${shopOrigin}`,
    `img-src 'self' ${shopOrigin}`,
  ].join('; ');

/** Starts the server of the other host: its page, its files, and the calls that it forwards to the shop. */
export async function startOtherHost(port: number, shop: Shop): Promise<Server> {
  const shopOrigin = `http://${shop.host}`;
  const page = `<!doctype html>
<html lang="en" data-shop-origin="${shopOrigin}">
  <head><title>Other host</title><link rel="stylesheet" href="/main.css" /></head>
  <body><script src="/main.js" defer></script></body>
</html>`;
  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    if (/^\/(api|media)\//.test(url)) return forward(request, response, shop);
    if (url === '/') {
      response.setHeader('content-security-policy', policyFor(shopOrigin));
      return response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
    }
    const file = join(otherHostDir, basename(url));
    if (!existsSync(file)) return response.writeHead(404).end();
    return response.writeHead(200, { 'content-type': contentTypeOf(file) }).end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return server;
}
