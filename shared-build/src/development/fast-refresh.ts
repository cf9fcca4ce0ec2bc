import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Configuration } from 'webpack';
import type { Configuration as ServerConfiguration } from 'webpack-dev-server';

/**
 * What a bundle for Fast Refresh has besides its own configuration. Source maps are files and not `eval`, which the Content
 * Security Policy of the shop blocks. The dev server has the only error overlay.
 */
export const refreshConfig = {
  devtool: 'cheap-module-source-map',
  cache: { type: 'memory', cacheUnaffected: true },
} satisfies Configuration;

export function refreshPlugin(): ReactRefreshPlugin {
  return new ReactRefreshPlugin({ overlay: false });
}

/** A stale script of an earlier compilation would not fit the updates. */
export const devServerHeaders = { 'cache-control': 'no-store' };

/** Options of every dev server: updates without a page load, and an overlay for errors of the compiler and of the page. */
export function devServerOptions(port: number, trustedTypesPolicyName?: string): ServerConfiguration {
  return {
    port,
    host: '127.0.0.1',
    static: false,
    hot: true,
    // If an update cannot be applied.
    liveReload: true,
    headers: devServerHeaders,
    client: {
      overlay: {
        errors: true,
        warnings: false,
        runtimeErrors: true,
        ...(trustedTypesPolicyName !== undefined && { trustedTypesPolicyName }),
      },
    },
  };
}
