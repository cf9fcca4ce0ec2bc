import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { remoteNames, type RemoteName } from 'shared-contracts/exposes';
import { UsageError, type Terminal } from './terminal.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));

export interface Target {
  name: RemoteName;
  dir: string;
}

/** Returns the named remote, or the one in whose folder the command runs. Throws a UsageError without either. */
export function resolveTarget(given: string | undefined, { cwd }: Terminal): Target {
  const here = remoteIn(cwd);
  if (given === undefined) {
    if (here) return { name: here, dir: cwd };
    throw new UsageError(`Say which remote, or run this in its folder. Known: ${remoteNames.join(', ')}.`);
  }
  const name = remoteNames.find((known) => known === given);
  if (!name) throw new UsageError(`There is no remote ${given}. Known: ${remoteNames.join(', ')}.`);
  return { name, dir: name === here ? cwd : join(repository, name) };
}

function remoteIn(folder: string): RemoteName | undefined {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return undefined;
  const { name } = JSON.parse(readFileSync(file, 'utf8')) as { name?: string };
  return remoteNames.find((known) => known === name);
}
