import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { developmentOrigin, overlayTrustedTypesPolicyName } from 'shared-contracts/development';
import { readFederation } from '../read-federation.ts';
import { devServerHeaders, devServerOptions } from './fast-refresh.ts';
import { remoteDevelopmentConfig } from './remote-config.ts';
import { shopOrigins } from './shop-origins.ts';

export interface StartDevServerOptions {
  /** With `federation.config.ts`. */
  remoteDir: string;
  port: number;
  /** URL of the shop whose pages load the remote. Pages of other sites cannot read its sources. */
  shop: string;
}

export interface DevServer {
  name: string;
  close(): Promise<void>;
}

/**
 * Serves a remote from its sources to pages of a shop, on a port of this machine, and updates them after each change. Resolves
 * after the first compilation, also if that has errors: the overlay of the page shows them.
 *
 * @throws Error if the port is taken, or federation.config.ts cannot be loaded
 */
export async function startDevServer({ remoteDir, port, shop }: StartDevServerOptions): Promise<DevServer> {
  const federation = await readFederation(remoteDir);
  const compiler = webpack(
    remoteDevelopmentConfig({ remoteDir, federation, publicPath: `${developmentOrigin(port)}/` }),
  );
  if (!compiler) throw new Error(`webpack returned no compiler for ${federation.name}`);
  const options = devServerOptions(port, overlayTrustedTypesPolicyName(federation.name));
  const isShop = shopOrigins(shop);
  const server = new WebpackDevServer(
    {
      ...options,
      // Pages load from localhost, whatever the host of the shop is.
      allowedHosts: ['.localhost', `.${new URL(shop).hostname}`],
      client: {
        ...(typeof options.client === 'object' && options.client),
        webSocketURL: { protocol: 'ws', hostname: 'localhost', port, pathname: '/ws' },
      },
      headers: ({ headers, url }) => ({
        ...devServerHeaders,
        vary: 'origin',
        ...(isShop(headers.origin) && { 'access-control-allow-origin': String(headers.origin) }),
        // As a script without CORS, any page could run and read them. The shop's pages request them with CORS.
        ...(/\.(?:js|json|map)(?:\?|$)/.test(url) && { 'cross-origin-resource-policy': 'same-origin' }),
      }),
    },
    compiler,
  );
  const compiled = new Promise<void>((resolve) => {
    compiler.hooks.done.tap('dev-server', () => resolve());
  });
  await server.start();
  // Before the dev server's own listener, which accepts connections of every page.
  server.server?.prependListener('upgrade', ({ headers }, socket) => {
    if (!isShop(headers.origin)) socket.destroy();
  });
  await compiled;
  return { name: federation.name, close: () => server.stop() };
}
