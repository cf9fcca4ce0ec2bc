import swc from '@swc/core';
import TerserPlugin from 'terser-webpack-plugin';

/**
 * Removes comments and normalises the layout of the server's scripts, so that neither is part of a release's version. Names
 * and lines stay, for stack traces.
 */
export const serverScripts: TerserPlugin<object> = new TerserPlugin({
  minify: removeComments,
  extractComments: false,
  // The function cannot be passed to another process; swc has threads of its own.
  parallel: false,
});

async function removeComments(input: Record<string, string>): Promise<{ code: string; map?: string }> {
  const [[sourceFileName, code] = ['', '']] = Object.entries(input);
  const result = await swc.transform(code, {
    configFile: false,
    swcrc: false,
    isModule: false,
    sourceMaps: true,
    // By its name webpack finds the bundle's own source map, which this one continues.
    sourceFileName,
    jsc: {
      target: 'esnext',
      minify: { compress: false, mangle: false, format: { comments: false } },
    },
  });
  return { code: result.code, ...(result.map !== undefined && { map: result.map }) };
}
