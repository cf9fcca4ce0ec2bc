import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../stack/settings.ts';
import { packedExports, packedNames } from './packed-manifest.cjs';

export interface PackageManifest {
  name: string;
  version: string;
  exports?: Record<string, string>;
  bin?: Record<string, string>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** A package that squads in other repositories install. */
export interface PackedPackage {
  name: string;
  dir: string;
  /** TypeScript files that the package exports or runs, absolute. What they do not reach is not packed. */
  entries: string[];
}

/** Returns the packages that are packed. Other packages of the workspace stay in this repository. */
export const packedPackages = (): PackedPackage[] =>
  packedNames.map((name) => {
    const dir = join(root, name);
    const manifest = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as PackageManifest;
    const targets = [
      ...Object.values(packedExports(manifest)),
      ...Object.values(manifest.bin ?? {}),
      // Started by its path.
      ...globSync('src/**/{server-worker,standalone-server}.ts', { cwd: dir }),
    ];
    const entries = targets.flatMap((target) => globSync(target, { cwd: dir }));
    return { name, dir, entries: entries.filter(isCode).map((file) => join(dir, file)) };
  });

const isCode = (file: string) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file);
