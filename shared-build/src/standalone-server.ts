import type { ServerResponse } from 'node:http';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { devServerOptions } from './development/fast-refresh.ts';
import { standaloneConfig, standaloneDocument } from './webpack/standalone.ts';

/** `pnpm --filter mf-basket dev:standalone [--port 3200]`: serves the remote of the current folder alone, with Fast Refresh. */
const { values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: { port: { type: 'string', default: '3200' } },
});
const port = Number(values.port);
if (!Number.isInteger(port) || port < 1 || port > 65_535) {
  console.error(`--port ${values.port} is not allowed: it must be a port number from 1 to 65535`);
  process.exit(1);
}

const name = basename(process.cwd());
const server = new WebpackDevServer(
  {
    ...devServerOptions(port),
    setupMiddlewares(middlewares) {
      return [
        ...middlewares,
        {
          name: 'standalone-document',
          middleware: (_request: unknown, response: ServerResponse) => {
            response.setHeader('content-type', 'text/html; charset=utf-8');
            response.end(standaloneDocument);
          },
        },
      ];
    },
  },
  webpack(standaloneConfig(process.cwd(), name)),
);
await server.start();
console.log(`${name} alone: http://localhost:${port}/`);
