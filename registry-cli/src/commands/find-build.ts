import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ReleaseManifest } from 'shared-contracts/releases';
import { manifestFile } from 'registry-client/release-dir/layout';
import { parseManifest } from 'registry-client/release-dir/parse-manifest';
import type { Target } from '../target.ts';
import { RejectedError, UsageError } from '../terminal.ts';

/** Returns the release directory of the given version, or of the newest build. */
export function findBuild(target: Target, version: string | undefined): string {
  const build = newestBuild(target, version);
  if (build) return build.dir;
  const what = version === undefined ? 'no finished build' : `no build of ${version}`;
  throw new UsageError(`${target.name} has ${what}. Run first: mf build ${target.name}`);
}

/**
 * Returns the newest build of the given version, or of all versions; `undefined` without any.
 *
 * @throws RejectedError if the newest one is invalid: an earlier one is not what was just built
 */
export function newestBuild({ name, dir }: Target, version: string | undefined): Build | undefined {
  const builds = finishedBuilds(join(dir, 'dist')).filter(
    (build) => build.failure !== undefined || build.name === name,
  );
  const wanted = version === undefined ? builds : builds.filter((build) => basename(build.dir) === version);
  const newest = wanted.reduce<FinishedBuild | undefined>(
    (best, build) => (best && best.finishedAt >= build.finishedAt ? best : build),
    undefined,
  );
  if (newest?.failure !== undefined)
    throw new RejectedError(`The build in ${newest.dir} is invalid: ${newest.failure}`);
  return newest;
}

export interface Build {
  manifest: ReleaseManifest;
  dir: string;
  name: string;
  version: string;
  /** Time of the latest build with this result, in milliseconds. */
  finishedAt: number;
  failure?: undefined;
}

type FinishedBuild = Build | (Pick<Build, 'dir' | 'finishedAt'> & { failure: string });

function finishedBuilds(dist: string): FinishedBuild[] {
  if (!existsSync(dist)) return [];
  return readdirSync(dist).flatMap((folder): FinishedBuild[] => {
    const dir = join(dist, folder);
    const file = join(dir, manifestFile);
    if (!existsSync(file)) return [];
    const finishedAt = statSync(file).mtimeMs;
    const parsed = parseManifest(readFileSync(file));
    if (!parsed.ok) return [{ dir, finishedAt, failure: parsed.failure }];
    const { manifest } = parsed;
    const { name, version } = manifest;
    return [{ manifest, dir, name, version, finishedAt }];
  });
}
