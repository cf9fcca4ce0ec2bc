import { contractFileName, releaseManifestSchema, type ReleaseManifest } from 'shared-contracts/releases';

export const manifestFile = 'release.json';
export const contractFile = `server/${contractFileName}`;

export const sides = ['browser', 'server'] as const;
export type Side = (typeof sides)[number];

export interface ListedFile {
  side: Side;
  path: string;
  integrity: string;
}

export function listedFiles(manifest: ReleaseManifest): ListedFile[] {
  return [
    ...Object.entries(manifest.assets).map(([path, integrity]) => ({
      side: 'browser' as const,
      path,
      integrity,
    })),
    ...Object.entries(manifest.serverAssets).map(([path, integrity]) => ({
      side: 'server' as const,
      path,
      integrity,
    })),
  ];
}

/** Returns whether a path is relative, stays in its directory and has one spelling only. */
export function isReleasePath(path: string): boolean {
  if (!releaseManifestSchema.shape.remoteEntry.safeParse(path).success) return false;
  return path.split('/').every((segment) => segment !== '' && segment !== '.');
}
