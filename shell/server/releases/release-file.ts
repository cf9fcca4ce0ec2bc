import { join } from 'node:path';
import type { RemoteName } from 'shared-contracts/exposes';

export type ReleaseSide = 'browser' | 'server';

export const releasesFolder = (dataDir: string) => join(dataDir, 'releases');

/** Where a file of a verified release lies on this machine. */
export function releaseFile(
  dataDir: string,
  remote: RemoteName,
  version: string,
  side: ReleaseSide,
  path: string,
): string {
  return join(releasesFolder(dataDir), remote, version, side, path);
}
