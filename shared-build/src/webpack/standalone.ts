import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';
import { baseConfig } from './base-config.ts';
import { refreshConfig, refreshPlugin } from '../development/fast-refresh.ts';

/** Returns the configuration of a standalone remote: its own entry, and everything bundled, as there is no shell. */
export function standaloneConfig(remoteDir: string, name: string): Configuration {
  const base = baseConfig({
    context: remoteDir,
    side: 'browser',
    mode: 'development',
    name: `${name}-standalone`,
    cssPrefix: name.replace('mf-', ''),
    hasFastRefresh: true,
  });
  return {
    ...base,
    ...refreshConfig,
    target: ['web', 'es2022'],
    entry: {
      main: [
        ...['tokens', 'fonts', 'base', 'frame'].map((sheet) => `shared-ui/${sheet}.css`),
        './src/standalone/main.tsx',
      ],
    },
    output: { filename: '[name].js', chunkFilename: '[name].js', publicPath: '/' },
    plugins: [
      ...base.plugins,
      new MiniCssExtractPlugin({ filename: '[name].css', chunkFilename: '[name].css' }),
      refreshPlugin(),
    ],
  };
}

export const standaloneDocument = `<!doctype html>
<html lang="en" data-brand="offpiste">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="stylesheet" href="/main.css" />
  </head>
  <body>
    <script src="/main.js" defer></script>
  </body>
</html>
`;
