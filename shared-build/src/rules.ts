import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule } from 'webpack';

const require = createRequire(import.meta.url);

export type Side = 'browser' | 'server';
export type Mode = 'production' | 'development';

/**
 * Style sheets and their fonts lie in one folder, so they name each other relatively: a style sheet then reads
 * the same in every version that does not change it.
 */
const extract = { loader: MiniCssExtractPlugin.loader, options: { publicPath: './' } };

function scriptRule(side: Side, mode: Mode): RuleSetRule {
  return {
    test: /\.tsx?$/,
    loader: require.resolve('swc-loader'),
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development: mode === 'development' } },
        target: side === 'browser' ? 'es2022' : 'es2024',
      },
    },
  };
}

/**
 * Class names come from the file and the remote's base name, never from the version or the container, so
 * that what the server wrote is what the browser's stylesheet says.
 */
function cssModuleRule(side: Side, prefix: string): RuleSetRule {
  const modules = {
    namedExport: false,
    localIdentName: `${prefix}_[name]_[local]_[hash:base64:5]`,
    localIdentHashSalt: prefix,
    exportOnlyLocals: side === 'server',
  };
  const css = { loader: require.resolve('css-loader'), options: { modules } };
  return { test: /\.module\.css$/, use: side === 'browser' ? [extract, css] : [css] };
}

function plainCssRule(side: Side): RuleSetRule {
  const css = { loader: require.resolve('css-loader'), options: { modules: false } };
  if (side === 'browser') {
    return { test: /\.css$/, exclude: /\.module\.css$/, use: [extract, css], sideEffects: true };
  }
  return { test: /\.css$/, exclude: /\.module\.css$/, type: 'asset/source' };
}

/** Messages are parsed here, at build time, so that no ICU parser travels to the browser. */
const messagesRule: RuleSetRule = {
  test: /[\\/]messages[\\/][a-z]{2}_[A-Z]{2}\.json$/,
  type: 'json',
  loader: fileURLToPath(new URL('./messages-loader.cjs', import.meta.url)),
};

const fontRule: RuleSetRule = {
  test: /\.woff2$/,
  type: 'asset/resource',
  generator: { filename: '[name].[contenthash:10][ext]' },
};

/**
 * With `externalRuntime`, webpack 5.111 takes the sdk's `isDebugMode` for unused and a remote's logger
 * becomes `(void 0)()`, which throws the moment it logs. Marking these as having side effects keeps it.
 */
const federationRule: RuleSetRule = {
  test: /@module-federation[\\/](sdk|runtime|webpack-bundler-runtime|error-codes)/,
  sideEffects: true,
};

export function rules(side: Side, mode: Mode, cssPrefix: string): RuleSetRule[] {
  return [
    scriptRule(side, mode),
    cssModuleRule(side, cssPrefix),
    plainCssRule(side),
    messagesRule,
    fontRule,
    federationRule,
  ];
}
