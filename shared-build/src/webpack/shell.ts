import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration, type Stats } from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import { baseConfig, repositoryRoot } from './base-config.ts';
import { assetPath } from './remote.ts';
import type { Mode } from './rules.ts';
import { runWebpack } from './run-webpack.ts';
import { fileHashes } from '../release/file-hashes.ts';
import type { BuiltRelease } from '../release/release.ts';
import { shellDescription, writeShellRelease, type ShellBuildFiles } from '../release/shell-release.ts';
import { sourceVersion } from '../source-version.ts';

const shellDir = resolve(repositoryRoot, 'shell');
const inputs = [
  'shared-contracts',
  'shared-runtime',
  'shared-ui',
  'shared-build',
  'registry-client',
  'pnpm-lock.yaml',
];

/**
 * Libraries of the server stay outside of the bundle; modules that render pages are inside, so that each exists once.
 */
const serverExternals = [
  'fastify',
  'pino',
  'prom-client',
  '@fastify/cookie',
  '@fastify/rate-limit',
  'hdr-histogram-js',
  'helmet',
  'lru-cache',
  'write-file-atomic',
];

/**
 * Modules of libraries that the main script would contain although the shop does not use them, and what replaces each. A
 * library that imports more from such a module than the replacement exports stops the build.
 */
const unusedParts: readonly [module: RegExp, replacement: string][] = [
  [/plugins\/snapshot\/SnapshotHandler\.js$/, 'remotes/no-snapshots.ts'],
  [/^\.\.?\/utils\/preload\.js$/, 'remotes/no-preloads.ts'],
  [/^\.\/remotes\.js$/, 'remotes/no-nested-remotes.ts'],
  [/^\.\/instrumentation\.js$/, 'app/router-parts/no-instrumentation.ts'],
  [/^\.\/(dom\/)?ssr\/components\.js$/, 'app/router-parts/no-framework-mode.ts'],
];

function clientConfig(version: string, mode: Mode): Configuration {
  const base = baseConfig({
    context: shellDir,
    side: 'browser',
    mode,
    name: `shell-browser-${mode}`,
    cssPrefix: 'shell',
  });
  return {
    ...base,
    target: ['web', 'es2022'],
    // Two entries: the first is inline in every page, the second is loaded by it.
    entry: { start: './src/boot/start.ts', main: './src/boot/main.ts' },
    output: {
      path: join(shellDir, 'dist/browser'),
      publicPath: assetPath('shell', version),
      filename: '[name].[contenthash:10].js',
      chunkFilename: '[name].[contenthash:10].js',
      uniqueName: 'shell',
      crossOriginLoading: 'anonymous',
      clean: true,
    },
    plugins: [
      ...base.plugins,
      // Without the federation runtime's snapshot plugin: the registry provides all URLs.
      new webpack.DefinePlugin({ FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true, ENV_TARGET: '"web"' }),
      ...unusedParts.map(
        ([module, replacement]) =>
          new webpack.NormalModuleReplacementPlugin(module, join(shellDir, 'src', replacement)),
      ),
      // A chunk contains the hashes of the chunks that it loads itself, not the main script those of all.
      new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], enabled: true, hashLoading: 'lazy' }),
      new MiniCssExtractPlugin({
        filename: '[name].[contenthash:10].css',
        chunkFilename: '[name].[contenthash:10].css',
      }),
    ],
  };
}

function serverConfig(mode: Mode): Configuration {
  const base = baseConfig({
    context: shellDir,
    side: 'server',
    mode,
    name: `shell-server-${mode}`,
    cssPrefix: 'shell',
  });
  return {
    ...base,
    target: 'node24',
    // Remotes are evaluated in separate processes: see shell/server/rendering/workers.
    entry: {
      server: './server/server.ts',
      supervisor: './server/supervisor/supervise.ts',
      'render-worker': './server/rendering/workers/render-worker.ts',
    },
    externals: Object.fromEntries(serverExternals.map((name) => [name, `commonjs ${name}`])),
    // Containers are required from disk at run time; webpack must not resolve that call.
    module: { ...base.module, parser: { javascript: { createRequire: false } } },
    node: { __dirname: false, __filename: false },
    optimization: { ...base.optimization, splitChunks: false },
    output: {
      path: join(shellDir, 'dist/server'),
      filename: '[name].cjs',
      chunkFilename: '[name].cjs',
      library: { type: 'commonjs-module' },
      clean: true,
    },
  };
}

function entryFiles(stats: Stats, entry: 'start' | 'main', extension: string): string[] {
  const { entrypoints } = stats.toJson({ all: false, entrypoints: true });
  const files = (entrypoints?.[entry]?.assets ?? []).map((asset) => asset.name);
  return files.filter((file) => file.endsWith(extension));
}

function onlyScript(stats: Stats, entry: 'start' | 'main'): string {
  const [script, ...others] = entryFiles(stats, entry, '.js');
  if (script === undefined || others.length > 0) throw new Error(`The entry ${entry} must be one script`);
  return script;
}

function messageFiles(stats: Stats): Record<string, string> {
  const { chunks = [] } = stats.toJson({ all: false, chunks: true });
  const rows = chunks.flatMap((chunk) => {
    const locale = /^messages-([a-z]{2}_[A-Z]{2})$/.exec(chunk.names?.[0] ?? '')?.[1];
    const file = chunk.files?.find((name) => name.endsWith('.js'));
    return locale && file ? [[locale, file] as const] : [];
  });
  return Object.fromEntries(rows);
}

/** Builds the shell for browser and server into `shell/dist`, and its release. Does nothing when no source has changed. */
export async function buildShell(mode: Mode = 'production'): Promise<BuiltRelease> {
  const version = `${sourceVersion(shellDir, inputs)}${mode === 'development' ? '.dev' : ''}`;
  const built = readDescription();
  if (built?.version === version && existsSync(join(shellDir, 'dist/server/server.cjs')))
    return writeShellRelease(shellDir, built);
  const stats = await runWebpack([clientConfig(version, mode), serverConfig(mode)]);
  const client = stats.stats[0];
  if (!client) throw new Error('webpack reported nothing for the shell');
  const description = {
    version,
    start: onlyScript(client, 'start'),
    main: onlyScript(client, 'main'),
    stylesheets: entryFiles(client, 'main', '.css'),
    messages: messageFiles(client),
    assets: fileHashes(join(shellDir, 'dist/browser')),
  };
  writeFileSync(descriptionFile, `${JSON.stringify(description, null, 2)}\n`);
  return writeShellRelease(shellDir, description);
}

const descriptionFile = join(shellDir, 'dist/server', shellDescription);

function readDescription(): ShellBuildFiles | undefined {
  if (!existsSync(descriptionFile)) return undefined;
  return JSON.parse(readFileSync(descriptionFile, 'utf8')) as ShellBuildFiles;
}
