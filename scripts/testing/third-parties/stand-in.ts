import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { standInScript, type StandInScript } from './stand-in-scripts.ts';

/** A request that the stand-in received. */
export interface RecordedRequest {
  /** First part of the host name, such as `tag`. */
  host: string;
  /** Path and query. */
  url: string;
  cookie: string | null;
  referer: string | null;
  origin: string | null;
}

export interface StandIn {
  port: number;
  stop: () => Promise<void>;
}

/** Path at which a test reads the requests of its browser, `?browser=<name>`. */
export const requestsPath = '/recorded-requests';

/** Header with the name that a test gives its browser: several share the stand-in. */
export const browserHeader = 'x-test-browser';

const scripts = [
  'service',
  'reads',
  'writes',
  'floods',
  'throws',
  'loops',
] as const satisfies StandInScript[];

/**
 * Starts the services of others on this machine: tag manager, analytics, chat, video player and the rest are host names
 * of one server, such as `http://tag.localhost:4299/service.js`. It records every request.
 */
export async function startStandIn(port: number): Promise<StandIn> {
  const requests = new Map<string, RecordedRequest[]>();
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stand-in');
    if (pathname === requestsPath) {
      const ofBrowser = requests.get(searchParams.get('browser') ?? '') ?? [];
      return respond(response, 'application/json', JSON.stringify(ofBrowser));
    }
    const browser = String(request.headers[browserHeader]);
    requests.set(browser, [...(requests.get(browser) ?? []), recordOf(request)]);
    return answer(request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function recordOf({ headers, url = '/' }: IncomingMessage): RecordedRequest {
  const { host = '', cookie = null, referer = null, origin = null } = headers;
  return { host: host.split('.')[0] ?? '', url, cookie, referer, origin };
}

function answer({ headers, url = '/' }: IncomingMessage, response: ServerResponse): void {
  const [, port = ''] = (headers.host ?? '').split(':');
  const [path = ''] = url.split('?');
  // A service that never answers.
  if (path === '/never.js') return;
  const script = scripts.find((name) => path === `/${name}.js`);
  if (script)
    return respond(response, 'text/javascript', standInScript(script, `http://collect.localhost:${port}`));
  if (path === '/frame') return respond(response, 'text/html', '<!doctype html><title>Frame</title><p>Frame');
  return respond(response, 'image/gif', '');
}

function respond(response: ServerResponse, type: string, body: string): void {
  response.writeHead(200, {
    'content-type': type,
    'cache-control': 'no-store',
    'access-control-allow-origin': '*',
    // A service sets cookies where it can.
    'set-cookie': 'third_party=1; Max-Age=86400',
  });
  response.end(body);
}
