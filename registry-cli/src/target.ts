import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { workspaceRemotes } from 'shared-build/workspace-remotes';
import { isRemoteName, shellReleaseName, type RemoteName } from 'shared-contracts/releases';
import { UsageError, type Terminal } from './terminal.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));

export interface Target {
  name: RemoteName;
  dir: string;
}

/** The shell is built in this repository only. */
const shellTarget: Target = { name: shellReleaseName, dir: join(repository, 'shell') };

/**
 * Returns the named remote, or the one in whose folder the command runs. Throws a UsageError without either. The registry
 * says which remotes exist; their folders may be in other repositories.
 */
export function resolveTarget(given: string | undefined, { cwd }: Terminal): Target {
  const here = remoteIn(cwd);
  if (given === undefined) {
    if (here) return { name: here, dir: cwd };
    throw new UsageError(
      `Say which remote, or run this in its folder. In this checkout: ${workspaceRemotes(repository).join(', ')}.`,
    );
  }
  if (given === 'shell' || given === shellReleaseName) return shellTarget;
  if (!isRemoteName(given)) {
    throw new UsageError(
      `${given} is no name of a remote: they are mf- and words of the letters a to z, as in mf-gift-cards. The shell is called shell.`,
    );
  }
  return { name: given, dir: given === here ? cwd : join(repository, given) };
}

/** Returns whether the command runs in the folder of a remote. */
export const isRemoteFolder = ({ cwd }: Terminal): boolean => remoteIn(cwd) !== undefined;

function remoteIn(folder: string): RemoteName | undefined {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return undefined;
  const { name } = JSON.parse(readFileSync(file, 'utf8')) as { name?: string };
  return name !== undefined && isRemoteName(name) ? name : undefined;
}
