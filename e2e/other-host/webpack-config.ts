import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { hostFederation } from 'shared-build/other-host';
import type { Configuration } from 'webpack';

const require = createRequire(import.meta.url);

/** Returns the configuration of a host that has nothing of the shop but its shared packages. */
export function otherHostConfig(outDir: string): Configuration {
  return {
    context: import.meta.dirname,
    mode: 'production',
    devtool: false,
    target: ['web', 'es2022'],
    entry: { main: './src/main.tsx' },
    output: { path: outDir, publicPath: '/', uniqueName: 'other-host', clean: true },
    resolve: { extensions: ['.tsx', '.ts', '.js', '.mjs'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: require.resolve('swc-loader'),
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic' } },
              target: 'es2022',
            },
          },
        },
      ],
    },
    experiments: { css: true },
    performance: false,
    plugins: [new ModuleFederationPlugin({ name: 'other_host', ...hostFederation() })],
  };
}

export const otherHostDir = join(import.meta.dirname, '../../.local/other-host');
