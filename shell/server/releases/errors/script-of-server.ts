import { isRemoteName, shellReleaseName } from 'shared-contracts/releases';
import type { ScriptOfRelease } from '../../../src/error-reports/error-description.ts';

/**
 * Returns the release of a script by its path in a stack of the server: of a remote, as in
 * `/data/releases/mf-basket/1.4.2/server/basket.cjs`, or of the shell itself.
 *
 * @param build version of the shell
 */
export function scriptOfServer(path: string, build: string): ScriptOfRelease | null {
  const [, remote = '', version = '', file = ''] =
    /[\\/]releases[\\/](mf-[a-z-]+)[\\/]([^\\/]+)[\\/]server[\\/]([\w./-]+)$/.exec(path) ?? [];
  if (isRemoteName(remote)) return { remote, version, file: `server/${file}` };
  if (/[\\/]node_modules[\\/]/.test(path)) return null;
  const [, own] = /[\\/]server[\\/]([\w-]+\.cjs)$/.exec(path) ?? [];
  return own === undefined ? null : { remote: shellReleaseName, version: build, file: `server/${own}` };
}
