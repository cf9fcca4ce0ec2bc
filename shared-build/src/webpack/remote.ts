import { basename, resolve } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { containerName, ssrContainerName } from 'shared-contracts/releases';
import type { Configuration, ExternalItem } from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import { baseConfig } from './base-config.ts';
import { ChunkPriorityPlugin } from './chunk-priority.ts';
import { EntryRelativePathPlugin } from './entry-relative-path.ts';
import { FederationEntryIdsPlugin } from './federation-entry-ids.ts';
import { requiredModules } from '../release/required-modules.ts';
import { federationManifest, RemoveFederationStatsPlugin } from './federation-manifest.ts';
import {
  browserExposes,
  bundlerRuntimeGlobal,
  remoteShared,
  serverExposes,
  type FederationConfig,
} from '../federation.ts';
import type { Mode } from './rules.ts';

export interface RemoteBuild {
  remoteDir: string;
  /** The build writes `<outDir>/browser` and `<outDir>/server`. */
  outDir: string;
  version: string;
  mode: Mode;
  federation: FederationConfig;
  /** Whether components are compiled for Fast Refresh. @default false */
  hasFastRefresh?: boolean;
}

/** Takes the bundler runtime of the plugin (6 kB) from the shell instead of bundling it into each remote. */
const bundlerRuntimeOfTheShell: ExternalItem = ({ request }, done) => {
  const isBundlerRuntime = request?.includes('webpack-bundler-runtime');
  return isBundlerRuntime ? done(undefined, `var ${bundlerRuntimeGlobal}`) : done();
};

export function browserConfig(build: RemoteBuild): Configuration {
  const { federation, remoteDir, outDir, version, mode, hasFastRefresh } = build;
  const base = baseConfig({
    context: remoteDir,
    side: 'browser',
    mode,
    name: `${basename(remoteDir)}-browser-${mode}`,
    cssPrefix: federation.name.replace('mf-', ''),
    ...(hasFastRefresh !== undefined && { hasFastRefresh }),
  });
  return {
    ...base,
    target: ['web', 'es2022'],
    entry: {},
    externals: [bundlerRuntimeOfTheShell],
    optimization: {
      ...base.optimization,
      splitChunks: {
        // Bytes before minification. A smaller chunk costs more than what it saves: a request with headers, a hash in the entry,
        // and code that is compressed apart.
        minSize: 30_000,
        cacheGroups: {
          // Placeholders of shared modules emit no code; a separate chunk would be empty.
          default: {
            test: (module: { type: string }) => module.type !== 'consume-shared-module',
            minChunks: 2,
            reuseExistingChunk: true,
          },
        },
      },
    },
    output: {
      path: resolve(outDir, 'browser'),
      publicPath: 'auto',
      // The path contains the hash of the content. Hashes in names would be part of the code before they are known, and the
      // minimiser chooses shorter names by the frequency of characters: the same code would be minimised differently.
      filename: '[name].js',
      strictModuleErrorHandling: true,
      uniqueName: containerName(federation.name),
      devtoolNamespace: federation.name,
      crossOriginLoading: 'anonymous',
      clean: true,
    },
    plugins: [
      ...base.plugins,
      new EntryRelativePathPlugin(),
      new ChunkPriorityPlugin(),
      new FederationEntryIdsPlugin(),
      new RemoveFederationStatsPlugin(),
      new MiniCssExtractPlugin({ ignoreOrder: true }),
      // The verified entry contains the hashes of its chunks, so the browser verifies those too.
      new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], enabled: true }),
      new ModuleFederationPlugin({
        name: containerName(federation.name),
        filename: 'remoteEntry.js',
        exposes: browserExposes(federation),
        shared: remoteShared,
        shareStrategy: 'loaded-first',
        // Only releases are loaded by other hosts.
        manifest: hasFastRefresh ? false : federationManifest(version, requiredModules(remoteDir)),
        dts: false,
        experiments: { externalRuntime: true, asyncStartup: true },
      }),
    ],
  };
}

export function serverConfig(build: RemoteBuild): Configuration {
  const { federation, remoteDir, outDir, version, mode } = build;
  const base = baseConfig({
    context: remoteDir,
    side: 'server',
    mode,
    name: `${basename(remoteDir)}-server-${mode}`,
    cssPrefix: federation.name.replace('mf-', ''),
  });
  const name = ssrContainerName(federation.name, version);
  return {
    ...base,
    target: 'async-node',
    entry: {},
    optimization: { ...base.optimization, splitChunks: false },
    externalsType: 'global',
    output: {
      path: resolve(outDir, 'server'),
      filename: '[name].cjs',
      // A module that threw is evaluated again by the next import, instead of being returned half initialised.
      strictModuleErrorHandling: true,
      library: { type: 'commonjs-module' },
      uniqueName: name,
      // The same in every version, as the files are.
      devtoolNamespace: federation.name,
      clean: true,
    },
    plugins: [
      ...base.plugins,
      new FederationEntryIdsPlugin(),
      new ModuleFederationPlugin({
        name,
        filename: 'remoteEntry.cjs',
        library: { type: 'commonjs-module' },
        remoteType: 'script',
        exposes: serverExposes(federation),
        shared: remoteShared,
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        experiments: { externalRuntime: true, asyncStartup: true },
      }),
    ],
  };
}
