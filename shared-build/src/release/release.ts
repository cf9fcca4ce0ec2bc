import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  containerName,
  frameMismatch,
  overlayMismatch,
  pageTypeMismatch,
  releaseManifestSchema,
  shellApiMajor,
  ssrContainerName,
  startupMismatch,
  type ContractFile,
  type ContractTerm,
  type ReleaseManifest,
} from 'shared-contracts/releases';
import { deriveContract } from '../derive/derive-contract.ts';
import { describeContract, writeContractFile } from './contract-file.ts';
import type { FederationConfig } from '../federation.ts';
import { browserConfig, serverConfig, type RemoteBuild } from '../webpack/remote.ts';
import type { Mode } from '../webpack/rules.ts';
import { runWebpack } from '../webpack/run-webpack.ts';
import { currentCommit, sourceVersion } from '../source-version.ts';
import { BudgetError, previousBuild, reportBudget, sizedFiles } from './budget.ts';
import { chunkFiles, type ChunkFiles } from './chunk-files.ts';
import { fileHashes } from './file-hashes.ts';
import { requireKnownChunks } from './known-chunks.ts';
import { presetMismatch } from './overlay-presets.ts';

export interface BuildReleaseOptions {
  remoteDir: string;
  /** Default `<remoteDir>/dist/<version>`. */
  outDir?: string;
  /** Default: the package's version with a hash of its sources. */
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

/** Builds a remote twice, for browser and server, and describes the result in `release.json`. */
export async function buildRelease(options: BuildReleaseOptions): Promise<BuiltRelease> {
  const version = options.version ?? sourceVersion(options.remoteDir);
  const dir = options.outDir ?? join(options.remoteDir, 'dist', version);
  const manifestFile = join(dir, 'release.json');
  // The version contains the hash of the sources, so a finished build of it is current.
  if (options.version === undefined && existsSync(manifestFile)) {
    return { dir, manifest: readManifest(manifestFile), isNew: false };
  }
  const federation = await readFederationConfig(options.remoteDir);
  const { name, exposes, startup, pageTypes, frame, overlays } = federation;
  const mismatch =
    startupMismatch(exposes, startup) ??
    pageTypeMismatch(name, exposes, pageTypes) ??
    frameMismatch(exposes, frame) ??
    overlayMismatch(exposes, overlays);
  if (mismatch) throw new Error(`${federation.name} ${mismatch}`);
  // First: code from which no contract can be derived need not be bundled.
  const contract = describeContract(
    federation,
    deriveContract(options.remoteDir, federation),
    options.remoteDir,
  );
  const preset = presetMismatch(federation.name, federation.overlays ?? {}, contract.offers);
  if (preset) throw new Error(`${federation.name} ${preset}`);
  const build: RemoteBuild = {
    remoteDir: options.remoteDir,
    outDir: dir,
    version,
    mode: options.mode ?? 'production',
    federation,
  };
  const stats = await runWebpack([browserConfig(build), serverConfig(build)]);
  const browserStats = stats.stats[0];
  if (!browserStats) throw new Error(`webpack reported nothing for ${federation.name}`);
  writeContractFile(join(dir, 'server'), contract);
  const manifest = describe(build, chunkFiles(browserStats, federation), contract);
  const budget = reportBudget(federation.budgetKb, sizedFiles(dir), previousBuild(dir));
  if (build.mode === 'production' && !budget.isWithin) throw new BudgetError(federation.name, budget);
  requireKnownChunks(readFileSync(join(dir, 'browser', manifest.remoteEntry), 'utf8'), manifest.assets);
  writeFileSync(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`);
  return { dir, manifest, isNew: true, sizes: budget.text };
}

export function readManifest(file: string): ReleaseManifest {
  return releaseManifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

async function readFederationConfig(remoteDir: string): Promise<FederationConfig> {
  const file = pathToFileURL(join(remoteDir, 'federation.config.ts')).href;
  return ((await import(file)) as { default: FederationConfig }).default;
}

function describe(build: RemoteBuild, chunks: ChunkFiles, contract: ContractFile): ReleaseManifest {
  const { federation, outDir, version } = build;
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
    },
    ops: opsOf(federation),
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

export function opsOf(federation: Operations): ReleaseManifest['ops'] {
  return {
    squad: federation.squad,
    commit: currentCommit(),
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
