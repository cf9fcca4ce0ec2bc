import type { Manifest } from './packed-packages.ts';

export const packedNames: readonly string[];
export function packedExports(manifest: Manifest): Record<string, string>;
export function packedFile(source: string): string;
export function packedManifest(manifest: Manifest): Manifest;
