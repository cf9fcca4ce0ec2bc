import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule } from 'webpack';
import { classNamesOf } from './class-names.ts';

const require = createRequire(import.meta.url);

export type Side = 'browser' | 'server';
export type Mode = 'production' | 'development';

/**
 * Style sheets refer to fonts in the same folder relatively, so that an unchanged style sheet is identical in every
 * version.
 */
const extract = { loader: MiniCssExtractPlugin.loader, options: { publicPath: './' } };

function scriptRule(side: Side, mode: Mode, hasFastRefresh: boolean): RuleSetRule {
  const react = { runtime: 'automatic', development: mode === 'development' };
  return {
    test: /\.tsx?$/,
    loader: require.resolve('swc-loader'),
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: hasFastRefresh ? { ...react, refresh: true } : react },
        target: side === 'browser' ? 'es2022' : 'es2024',
      },
    },
  };
}

/**
 * Class names depend on the style sheet and the remote's name, not on version or container, so that server and browser
 * agree.
 */
function cssModuleRule(side: Side, prefix: string): RuleSetRule {
  const modules = {
    namedExport: false,
    getLocalIdent: classNamesOf(prefix),
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

/** Messages are parsed at build time, so that browsers need no ICU parser. */
const messagesRule: RuleSetRule = {
  test: /[\\/]messages[\\/](?:[\w-]+[\\/])?[a-z]{2}_[A-Z]{2}\.json$/,
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

export function rules(side: Side, mode: Mode, cssPrefix: string, hasFastRefresh: boolean): RuleSetRule[] {
  return [
    scriptRule(side, mode, hasFastRefresh),
    cssModuleRule(side, cssPrefix),
    plainCssRule(side),
    messagesRule,
    fontRule,
    federationRule,
  ];
}
