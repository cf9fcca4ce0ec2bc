import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isRemoteName, type RemoteName } from 'shared-contracts/releases';

/** Returns the remotes of a checkout: the folders `mf-*` with a federation config, by name. */
export function workspaceRemotes(root: string): RemoteName[] {
  const isRemote = (name: string) => existsSync(join(root, name, 'federation.config.ts'));
  return readdirSync(root).filter(isRemoteName).filter(isRemote).toSorted();
}
