import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration, type ResolveData, type Stats } from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import { baseConfig, repositoryRoot } from './base-config.ts';
import type { Mode } from './rules.ts';
import { runWebpack } from './run-webpack.ts';
import { replacementOf } from './unused-parts.ts';
import { versionPlaceholder } from '../release/content-version.ts';
import { finishedVersion, recordBuild } from '../release/finished-builds.ts';
import { existingRelease, type BuiltRelease } from '../release/release.ts';
import { copyToDist, shellEntries, workFolder, writeShellRelease } from '../release/shell-release.ts';
import { moveSourceMaps } from '../release/source-maps.ts';
import { sourceHash } from '../source-hash.ts';

export const shellDir = resolve(repositoryRoot, 'shell');

/** Inputs of the shell's bundles beside its own folder. */
export const shellInputs = [
  'shared-contracts',
  'shared-runtime',
  'shared-ui',
  'shared-tracing',
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

export interface ShellClientBuild {
  /** Folder of the files. */
  path: string;
  publicPath: string;
  mode: Mode;
  entry: Record<string, string>;
}

/** Returns the configuration of the shell's scripts for browsers. */
export function shellClientConfig({ path, publicPath, mode, entry }: ShellClientBuild): Configuration {
  const base = baseConfig({
    context: shellDir,
    side: 'browser',
    mode,
    name: 'shell-browser',
    cssPrefix: 'shell',
  });
  return {
    ...base,
    target: ['web', 'es2022'],
    entry,
    output: {
      path,
      publicPath,
      // The path contains the hash of the content, see `content-version.ts`.
      filename: '[name].js',
      uniqueName: 'shell',
      devtoolNamespace: 'shell',
      crossOriginLoading: 'anonymous',
    },
    optimization: {
      ...base.optimization,
      // Libraries stay in the chunk that uses them, one request. Separate files would not stay cached longer: every URL contains
      // the version.
      splitChunks: { cacheGroups: { defaultVendors: false } },
    },
    plugins: [
      ...base.plugins,
      // Without the federation runtime's snapshot plugin: the registry provides all URLs.
      new webpack.DefinePlugin({ FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true, ENV_TARGET: '"web"' }),
      new webpack.NormalModuleReplacementPlugin(/^\.\.?\//, (imported: ResolveData) => {
        const replacement = replacementOf(imported);
        if (replacement !== undefined) imported.request = join(shellDir, 'src', replacement);
      }),
      // A chunk contains the hashes of the chunks that it loads itself, not the main script those of all.
      new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], enabled: true, hashLoading: 'lazy' }),
      new MiniCssExtractPlugin(),
      // The main script is compiled while it arrives, beside the page's thread. Otherwise V8 compiles each function at its
      // first call, on that thread.
      new webpack.BannerPlugin({
        banner: '//# allFunctionsCalledOnLoad',
        raw: true,
        test: /^main\.js$/,
        stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
      }),
    ],
  };
}

function serverConfig(workDir: string): Configuration {
  const base = baseConfig({
    context: shellDir,
    side: 'server',
    mode: 'production',
    name: 'shell-server',
    cssPrefix: 'shell',
  });
  return {
    ...base,
    target: 'node24',
    entry: shellEntries.server,
    externals: Object.fromEntries(serverExternals.map((name) => [name, `commonjs ${name}`])),
    // Containers are required from disk at run time; webpack must not resolve that call.
    module: { ...base.module, parser: { javascript: { createRequire: false } } },
    node: { __dirname: false, __filename: false },
    optimization: { ...base.optimization, splitChunks: false },
    output: {
      path: join(workDir, 'server'),
      filename: '[name].cjs',
      chunkFilename: '[name].cjs',
      devtoolNamespace: 'shell',
      library: { type: 'commonjs-module' },
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

/** Returns the files of the named chunks, by name. */
function chunkFiles(stats: Stats): Record<string, string[]> {
  const { chunks = [] } = stats.toJson({ all: false, chunks: true });
  return Object.fromEntries(chunks.map(({ names, files }) => [names?.[0] ?? '', files ?? []]));
}

function messageFiles(chunks: Record<string, string[]>): Record<string, string> {
  const rows = Object.entries(chunks).flatMap(([name, files]) => {
    const locale = /^messages-([a-z]{2}_[A-Z]{2})$/.exec(name)?.[1];
    const file = files.find((each) => each.endsWith('.js'));
    return locale && file ? [[locale, file] as const] : [];
  });
  return Object.fromEntries(rows);
}

/** Chunks of the shell that every overlay needs. */
const overlayChunks = ['deferred', 'overlay-dialog'];

/** Returns the files of the shell that every overlay needs. Throws if the build has no such chunk. */
function overlayFiles(chunks: Record<string, string[]>): string[] {
  return overlayChunks.flatMap((name) => {
    const files = chunks[name];
    if (files === undefined) throw new Error(`The shell has no chunk ${name}`);
    return files;
  });
}

/** Builds the shell for browser and server, and its release in `shell/dist`. Does nothing when no source has changed. */
export async function buildShell(): Promise<BuiltRelease> {
  const dist = join(shellDir, 'dist');
  const sources = sourceHash(shellDir, shellInputs);
  const finished = finishedVersion(shellDir, sources);
  const existing = finished === undefined ? undefined : existingRelease(join(dist, finished));
  if (existing) {
    copyToDist(dist, existing);
    return existing;
  }
  const workDir = workFolder(dist);
  try {
    const clientConfig = shellClientConfig({
      path: join(workDir, 'browser'),
      publicPath: `/assets/shell/${versionPlaceholder}/`,
      mode: 'production',
      entry: shellEntries.browser,
    });
    const stats = await runWebpack([clientConfig, serverConfig(workDir)]);
    moveSourceMaps(workDir);
    const client = stats.stats[0];
    if (!client) throw new Error('webpack reported nothing for the shell');
    const chunks = chunkFiles(client);
    const built = await writeShellRelease(shellDir, workDir, {
      start: onlyScript(client, 'start'),
      main: onlyScript(client, 'main'),
      stylesheets: entryFiles(client, 'main', '.css'),
      messages: messageFiles(chunks),
      overlays: overlayFiles(chunks),
    });
    // A file that was saved while bundling may be in the build or not.
    if (sourceHash(shellDir, shellInputs) === sources) recordBuild(shellDir, sources, built.manifest.version);
    return built;
  } finally {
    rmSync(workDir, { recursive: true, force: true });
  }
}
