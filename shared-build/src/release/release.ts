import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import {
  containerName,
  frameMismatch,
  overlayMismatch,
  pageTypeMismatch,
  releaseManifestSchema,
  shellApiMajor,
  ssrContainerName,
  prefetchMismatch,
  startupMismatch,
  type ContractFile,
  type ContractTerm,
  type ReleaseManifest,
} from 'shared-contracts/releases';
import { deriveContract } from '../derive/derive-contract.ts';
import { describeContract, writeContractFile } from './contract-file.ts';
import type { FederationConfig } from '../federation.ts';
import { readFederation } from '../read-federation.ts';
import { browserConfig, serverConfig, type RemoteBuild } from '../webpack/remote.ts';
import type { Mode } from '../webpack/rules.ts';
import { runWebpack } from '../webpack/run-webpack.ts';
import { currentCommit, sourceHash } from '../source-hash.ts';
import { BudgetError, previousBuild, reportBudget, sizedFiles } from './budget.ts';
import { chunkFiles, type ChunkFiles } from './chunk-files.ts';
import { contentVersion, insertVersion, packageVersion, versionPlaceholder } from './content-version.ts';
import { fileHashes } from './file-hashes.ts';
import { finishedVersion, recordBuild } from './finished-builds.ts';
import { requireKnownChunks } from './known-chunks.ts';
import { presetMismatch } from './overlay-presets.ts';
import { moveSourceMaps, replaceSourceMaps, shiftMappings } from './source-maps.ts';

export interface BuildReleaseOptions {
  remoteDir: string;
  /** Default `<remoteDir>/dist/<version>`. */
  outDir?: string;
  /** Default: the package's version with a hash of the release's content. */
  version?: string;
  mode?: Mode;
}

export interface BuiltRelease {
  dir: string;
  manifest: ReleaseManifest;
  /** False when the identical release existed. */
  isNew: boolean;
  /** Report of sizes and growth; absent when the release existed. */
  sizes?: string;
}

/**
 * Builds a remote for browser and server, and describes the result in `release.json`. Without a version it is bundled with a
 * placeholder, which is replaced when the content, and so the version, is known.
 */
export async function buildRelease(options: BuildReleaseOptions): Promise<BuiltRelease> {
  const { remoteDir, mode = 'production' } = options;
  const dist = join(remoteDir, 'dist');
  const sources = sourceHash(remoteDir);
  const record = mode === 'production' ? sources : `${sources}.${mode}`;
  const finished = options.version === undefined && finishedVersion(remoteDir, record);
  const existing = finished ? existingRelease(join(dist, finished)) : undefined;
  if (existing) return existing;
  const workDir = join(
    options.outDir === undefined ? dist : dirname(options.outDir),
    `.build-${randomUUID()}`,
  );
  mkdirSync(workDir, { recursive: true });
  try {
    const federation = await readFederation(remoteDir);
    const build = { remoteDir, outDir: workDir, version: versionPlaceholder, mode, federation };
    const { unversioned, sizes } = await bundleRemote(build);
    const version = options.version ?? contentVersion(packageVersion(remoteDir), unversioned);
    const dir = options.outDir ?? join(dist, version);
    if (options.version === undefined) {
      // A file that was saved while bundling may be in the build or not.
      if (sourceHash(remoteDir) === sources) recordBuild(remoteDir, record, version);
      const same = existingRelease(dir);
      if (same) {
        replaceSourceMaps(dir, workDir, version);
        return same;
      }
    }
    const manifest = writeVersion(workDir, unversioned, version);
    rmSync(dir, { recursive: true, force: true });
    renameSync(workDir, dir);
    writeFileSync(join(dir, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`);
    return { dir, manifest, isNew: true, sizes };
  } finally {
    rmSync(workDir, { recursive: true, force: true });
  }
}

/** Is written last: a folder without it is not a finished build. */
export const manifestFile = 'release.json';

/**
 * Returns a build that existed, unless files of it were changed. It becomes the newest one, which `mf publish` takes.
 */
export function existingRelease(dir: string): BuiltRelease | undefined {
  const file = join(dir, manifestFile);
  if (!existsSync(file)) return undefined;
  const manifest = releaseManifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  if (!hasFilesOf(dir, manifest)) return undefined;
  const now = new Date();
  utimesSync(file, now, now);
  return { dir, manifest, isNew: false };
}

/** Returns whether the folders `browser` and `server` have exactly the files of a release. */
export function hasFilesOf(dir: string, { assets, serverAssets }: ReleaseManifest): boolean {
  return Object.entries({ browser: assets, server: serverAssets }).every(([side, hashes]) => {
    const folder = join(dir, side);
    return existsSync(folder) && isDeepStrictEqual(fileHashes(folder), hashes);
  });
}

/** `federation.config.ts` contradicts itself or names what is not the remote's. */
class FederationConfigError extends Error {
  override name = 'FederationConfigError';
}

/** Writes the files of a release with the placeholder as version. */
async function bundleRemote(build: RemoteBuild): Promise<{ unversioned: ReleaseManifest; sizes: string }> {
  const { federation, remoteDir, outDir } = build;
  const { name, exposes, startup, pageTypes, frame, overlays, prefetchForGuests } = federation;
  const mismatch =
    startupMismatch(exposes, startup) ??
    pageTypeMismatch(name, exposes, pageTypes) ??
    frameMismatch(exposes, frame) ??
    overlayMismatch(exposes, overlays);
  if (mismatch) throw new FederationConfigError(`${name} ${mismatch}`);
  // First: code from which no contract can be derived need not be bundled.
  const contract = describeContract(federation, deriveContract(remoteDir, federation), remoteDir);
  const preset = presetMismatch(name, overlays ?? {}, contract.offers);
  if (preset) throw new FederationConfigError(`${name} ${preset}`);
  // The federation plugin would take the version of the package in the working folder, which can be another one.
  process.env['MF_BUILD_VERSION'] = build.version;
  const stats = await runWebpack([browserConfig(build), serverConfig(build)]);
  if (build.mode === 'production') moveSourceMaps(outDir);
  const browserStats = stats.stats[0];
  if (!browserStats) throw new Error(`webpack reported nothing for ${federation.name}`);
  writeContractFile(join(outDir, 'server'), contract);
  const chunks = chunkFiles(browserStats, federation);
  const prefetch = prefetchMismatch(chunks.exposes, prefetchForGuests);
  if (prefetch) throw new FederationConfigError(`${name} ${prefetch}`);
  const unversioned = describe(build, chunks, contract);
  const budget = reportBudget(federation.budgetKb, sizedFiles(outDir), previousBuild(outDir));
  if (build.mode === 'production' && !budget.isWithin) throw new BudgetError(federation.name, budget);
  return { unversioned, sizes: budget.text };
}

/** Inserts the version into the files of a build. Returns the manifest of the result. */
function writeVersion(dir: string, unversioned: ReleaseManifest, version: string): ReleaseManifest {
  shiftMappings(dir, version);
  for (const side of ['browser', 'server']) insertVersion(join(dir, side), version);
  const manifest: ReleaseManifest = {
    ...unversioned,
    version,
    ssrContainerName: ssrContainerName(unversioned.name, version),
    assets: fileHashes(join(dir, 'browser')),
    serverAssets: fileHashes(join(dir, 'server')),
  };
  requireKnownChunks(readFileSync(join(dir, 'browser', manifest.remoteEntry), 'utf8'), manifest.assets);
  return manifest;
}

function describe(build: RemoteBuild, chunks: ChunkFiles, contract: ContractFile): ReleaseManifest {
  const { federation, outDir, remoteDir, version } = build;
  return releaseManifestSchema.parse({
    schema: 1,
    name: federation.name,
    version,
    containerName: containerName(federation.name),
    ssrContainerName: ssrContainerName(federation.name, version),
    remoteEntry: 'remoteEntry.js',
    ssrEntry: 'remoteEntry.cjs',
    exposes: chunks.exposes,
    messages: chunks.messages,
    assets: fileHashes(join(outDir, 'browser')),
    serverAssets: fileHashes(join(outDir, 'server')),
    contracts: {
      ...contractsOf(contract),
      // Also empty tables: without them a release counts as one of before they existed.
      pageTypes: federation.pageTypes ?? {},
      frame: federation.frame ?? {},
      ...(federation.claims && { claims: federation.claims }),
      ...(federation.startup && { startup: federation.startup }),
      overlays: federation.overlays ?? {},
      ...(federation.prefetchForGuests && { prefetchForGuests: federation.prefetchForGuests }),
    },
    ops: opsOf(federation, remoteDir),
  });
}

/** Returns the majors of everything that a release exchanges with others. */
export function contractsOf({ emits, consumes, offers, uses }: ContractFile): ReleaseManifest['contracts'] {
  return {
    shellApi: shellApiMajor,
    emits: majorsOf(emits),
    consumes: majorsOf(consumes),
    declaresEvents: true,
    // Of the props that the release receives and sends.
    props: majorsOf({ ...offers, ...uses }),
  };
}

/** Returns what operators need to know of a release that was built from the sources of a folder. */
export function opsOf(federation: Operations, folder: string): ReleaseManifest['ops'] {
  return {
    squad: federation.squad,
    commit: currentCommit(folder),
    builtAt: new Date().toISOString(),
    timeoutMs: federation.timeoutMs,
    budgetKb: federation.budgetKb,
    ...(federation.rollsBackAfterPromotion && { rollsBackAfterPromotion: true }),
  };
}

type Operations = Pick<FederationConfig, 'squad' | 'timeoutMs' | 'budgetKb' | 'rollsBackAfterPromotion'>;

function majorsOf(terms: Record<string, ContractTerm>): Record<string, number> {
  return Object.fromEntries(Object.entries(terms).map(([name, { major }]) => [name, major]));
}
