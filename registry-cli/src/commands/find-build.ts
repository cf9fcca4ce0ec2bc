import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseManifest } from 'shared-contracts/releases';
import { manifestFile } from 'registry-client/release-dir/layout';
import { parseManifest } from 'registry-client/release-dir/parse-manifest';
import type { Target } from '../target.ts';
import { UsageError } from '../terminal.ts';

/** Returns the release directory of the given version, or of the newest build. */
export function findBuild(target: Target, version: string | undefined): string {
  const build = newestBuild(target, version);
  if (build) return build.dir;
  const what = version === undefined ? 'no finished build' : `no build of ${version}`;
  throw new UsageError(`${target.name} has ${what}. Run first: mf build ${target.name}`);
}

/** Returns the newest build of the given version, or of all versions; `undefined` without any. */
export function newestBuild({ name, dir }: Target, version: string | undefined): Build | undefined {
  const builds = finishedBuilds(join(dir, 'dist')).filter((build) => build.name === name);
  const wanted = version === undefined ? builds : builds.filter((build) => build.version === version);
  return wanted.reduce<Build | undefined>(
    (best, build) => (best && best.finishedAt >= build.finishedAt ? best : build),
    undefined,
  );
}

export interface Build {
  manifest: ReleaseManifest;
  dir: string;
  name: string;
  version: string;
  /** Time of the latest build with this result, in milliseconds. */
  finishedAt: number;
}

function finishedBuilds(dist: string): Build[] {
  if (!existsSync(dist)) return [];
  return readdirSync(dist).flatMap((folder) => {
    const dir = join(dist, folder);
    const file = join(dir, manifestFile);
    if (!existsSync(file)) return [];
    const parsed = parseManifest(readFileSync(file));
    if (!parsed.ok) return [];
    const { manifest } = parsed;
    const { name, version } = manifest;
    return [{ manifest, dir, name, version, finishedAt: statSync(file).mtimeMs }];
  });
}
