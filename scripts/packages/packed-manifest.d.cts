import type { PackageManifest } from './packed-packages.ts';

export const packedNames: readonly string[];
export function packedExports(manifest: PackageManifest): Record<string, string>;
export function packedFile(source: string): string;
export function packedManifest(manifest: PackageManifest): PackageManifest;
