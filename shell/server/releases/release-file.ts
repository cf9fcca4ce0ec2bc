import { join } from 'node:path';
import type { RemoteName } from 'shared-contracts/releases';

export type ReleaseSide = 'browser' | 'server';

export const releasesFolder = (dataDir: string) => join(dataDir, 'releases');

/** Returns the path of a release's file on this machine. */
export function releaseFile(
  dataDir: string,
  remote: RemoteName,
  version: string,
  side: ReleaseSide,
  path: string,
): string {
  return join(releasesFolder(dataDir), remote, version, side, path);
}
