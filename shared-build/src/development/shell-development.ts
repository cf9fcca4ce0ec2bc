import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { shellDevelopmentPath } from 'shared-contracts/development';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import { workFolder } from '../release/shell-release.ts';
import { sourceHash } from '../source-hash.ts';
import { runWebpack } from '../webpack/run-webpack.ts';
import { shellClientConfig, shellDir, shellInputs } from '../webpack/shell.ts';

/** Has the hash of the sources, so that an unchanged shell is not built again. */
const sourcesFile = 'sources.txt';

/**
 * Builds the scripts of the shell with development React and the runtime of Fast Refresh into `shell/dist/development`. Pages
 * with a remote that runs from its sources load them instead of the released ones. They are no part of a release. Returns whether
 * anything had to be built.
 */
export async function buildShellDevelopment(): Promise<boolean> {
  const dist = join(shellDir, 'dist');
  const folder = join(dist, 'development');
  const record = join(folder, sourcesFile);
  const sources = sourceHash(shellDir, shellInputs);
  if (existsSync(record) && readFileSync(record, 'utf8') === sources) return false;
  const path = workFolder(dist);
  try {
    const config = shellClientConfig({
      path,
      publicPath: shellDevelopmentPath,
      mode: 'development',
      entry: { main: './src/development/main.ts' },
    });
    await runWebpack([
      {
        ...config,
        devtool: 'cheap-module-source-map',
        plugins: (config.plugins ?? []).filter((plugin) => !(plugin instanceof SubresourceIntegrityPlugin)),
      },
    ]);
    writeFileSync(join(path, sourcesFile), sources);
    rmSync(folder, { recursive: true, force: true });
    renameSync(path, folder);
    return true;
  } finally {
    rmSync(path, { recursive: true, force: true });
  }
}
