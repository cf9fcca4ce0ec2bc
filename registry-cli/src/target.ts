import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRemotes } from 'shared-build/workspace-remotes';
import { isRemoteName, shellReleaseName, type RemoteName } from 'shared-contracts/releases';
import { shopRepository } from './shop-repository.ts';
import { UsageError, type Terminal } from './terminal.ts';

export interface Target {
  name: RemoteName;
  dir: string;
}

/** Returns the remotes of the shop's repository, for messages. */
function remotesOfShopRepository(): string {
  return shopRepository === undefined
    ? ''
    : ` In this repository: ${workspaceRemotes(shopRepository).join(', ')}.`;
}

/**
 * Returns the named remote, or the one in whose folder the command runs. Throws a UsageError without either. The registry
 * says which remotes exist; their folders may be in other repositories.
 */
export function resolveTarget(given: string | undefined, { cwd }: Terminal): Target {
  const here = remoteIn(cwd);
  if (given === undefined) {
    if (here) return { name: here, dir: cwd };
    throw new UsageError(`Say which remote, or run this in its folder.${remotesOfShopRepository()}`);
  }
  // The shell has no folder outside of the shop's repository.
  const folder = shopRepository ?? cwd;
  if (given === 'shell' || given === shellReleaseName)
    return { name: shellReleaseName, dir: join(folder, 'shell') };
  if (!isRemoteName(given)) {
    throw new UsageError(
      `${given} is no name of a remote: they are mf- and words of the letters a to z, as in mf-gift-cards. The shell is called shell.`,
    );
  }
  return { name: given, dir: given === here ? cwd : join(folder, given) };
}

/** Returns whether the command runs in the folder of a remote. */
export const isRemoteFolder = ({ cwd }: Terminal): boolean => remoteIn(cwd) !== undefined;

function remoteIn(folder: string): RemoteName | undefined {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return undefined;
  const { name } = JSON.parse(readFileSync(file, 'utf8')) as { name?: string };
  return name !== undefined && isRemoteName(name) ? name : undefined;
}
