import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import TerserPlugin from 'terser-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { rules, type Mode, type Side } from './rules.ts';
import { serverScripts } from './server-scripts.ts';

export const repositoryRoot = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');

export interface BaseOptions {
  /** Package folder. */
  context: string;
  side: Side;
  mode: Mode;
  /** Unique per build target. */
  name: string;
  cssPrefix: string;
  /** Whether components are compiled for Fast Refresh. @default false */
  hasFastRefresh?: boolean;
}

const browserScripts = new TerserPlugin({
  minify: TerserPlugin.swcMinify,
  extractComments: false,
  // Later passes remove what earlier ones made unused: 0.4 kB of the main script.
  terserOptions: { compress: { passes: 3 } },
});

/**
 * Icons are drawn by the same code in all bundles: what the server renders must be what the browser hydrates. None for a
 * package without shared-ui, which has all icons.
 */
function ownIconFactory(packageFolder: string): webpack.NormalModuleReplacementPlugin[] {
  const factory = moduleOf(packageFolder, 'shared-ui/create-icon');
  return factory === undefined
    ? []
    : [new webpack.NormalModuleReplacementPlugin(/[\\/]createLucideIcon\.mjs$/, factory)];
}

/** Returns the file that an import means in a package; undefined if the package has no such dependency. */
function moduleOf(packageFolder: string, specifier: string): string | undefined {
  try {
    return createRequire(join(packageFolder, 'package.json')).resolve(specifier);
  } catch {
    return undefined;
  }
}

/**
 * Hidden: no script names its source map, which is not published with it. Those of the server have no sources in them: each
 * of its scripts contains all modules that it needs, so they would be four times as large.
 */
const hiddenMaps = { browser: 'hidden-source-map', server: 'hidden-nosources-source-map' } as const;

type BaseConfig = Configuration & Required<Pick<Configuration, 'plugins'>>;

/** Returns the webpack configuration that all bundles share. */
export function baseConfig({
  context,
  side,
  mode,
  name,
  cssPrefix,
  hasFastRefresh = false,
}: BaseOptions): BaseConfig {
  return {
    name,
    context,
    mode,
    devtool: mode === 'development' ? 'source-map' : hiddenMaps[side],
    module: { rules: rules(side, mode, cssPrefix, hasFastRefresh) },
    resolve: {
      extensions: ['.tsx', '.ts', '.js', '.mjs', '.json'],
      // Messages are compiled to syntax trees, so the parser is not bundled.
      alias: { '@formatjs/icu-messageformat-parser$': '@formatjs/icu-messageformat-parser/no-parser.js' },
    },
    // Builds must be reproducible, so nothing may depend on the machine's paths.
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      minimize: mode === 'production',
      minimizer: side === 'browser' ? [browserScripts, new CssMinimizerPlugin()] : [serverScripts],
    },
    // A persistent cache produced an entry with the chunk hashes of an earlier build, and saves only about a second.
    cache: false,
    plugins: ownIconFactory(context),
    performance: false,
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}
