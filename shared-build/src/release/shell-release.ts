import { randomUUID } from 'node:crypto';
import { cpSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  containerName,
  releaseManifestSchema,
  shellReleaseName,
  shellShared,
  ssrContainerName,
  type ContractFile,
  type ReleaseManifest,
} from 'shared-contracts/releases';
import { deriveCalls } from '../derive/derive-contract.ts';
import { BudgetError, previousBuild, reportBudget, sizedFiles } from './budget.ts';
import { contentVersion, insertVersion, packageVersion, versionPlaceholder } from './content-version.ts';
import { writeContractFile } from './contract-file.ts';
import { fileHashes } from './file-hashes.ts';
import { requireHashesOfFiles } from './known-chunks.ts';
import {
  contractsOf,
  existingRelease,
  hasFilesOf,
  manifestFile,
  opsOf,
  type BuiltRelease,
} from './release.ts';
import { describeShell, type ShellContracts } from './shell-contracts.ts';
import { replaceSourceMaps, shiftMappings } from './source-maps.ts';

/** Server file that describes a build of the shell: its scripts, style sheets and messages. */
const shellDescription = 'shell.json';

/** Entries of the scripts of the browser and of the server, from which its calls are derived. */
export const shellEntries = {
  // The first is inline in every page, the second is loaded by it.
  browser: { start: './src/boot/start.ts', main: './src/boot/main.ts' },
  // Remotes are evaluated in separate processes: see shell/server/rendering/workers.
  server: {
    server: './server/server.ts',
    supervisor: './server/supervisor/supervise.ts',
    'render-worker': './server/rendering/workers/render-worker.ts',
  },
};

export interface ShellBuildFiles {
  start: string;
  /** The script that pages load. */
  main: string;
  stylesheets: string[];
  /** Locale → script with the messages. */
  messages: Record<string, string>;
  /** Scripts and style sheets of the shell that every overlay needs. */
  overlays: string[];
}

/** Folder of a build of the shell that is not finished. Each build has its own, so that no other one changes its files. */
export function workFolder(dist: string): string {
  return join(dist, `.build-${randomUUID()}`);
}

/**
 * Writes the release of a shell that was bundled with the placeholder as version, `<shell>/dist/<version>`: its files and what
 * the registry compares with the remotes. A shell of this checkout runs from copies of them, `dist/browser` and `dist/server`;
 * every instance serves the browser files of all releases. A shell over its budgets is rejected with a {@link BudgetError}.
 *
 * @param workDir what was bundled, in folders `browser` and `server`; in `dist`, because it becomes the folder of the release
 */
export async function writeShellRelease(
  shellDir: string,
  workDir: string,
  files: ShellBuildFiles,
): Promise<BuiltRelease> {
  const dist = join(shellDir, 'dist');
  const contracts = await readContracts(shellDir);
  const entries = [...Object.values(shellEntries.browser), ...Object.values(shellEntries.server)];
  const contract = describeShell(contracts, deriveCalls(shellReleaseName, shellDir, entries));
  writeContractFile(join(workDir, 'server'), contract);
  const describe = (version: string) => describeBuild(workDir, contracts, contract, { ...files, version });
  const version = contentVersion(packageVersion(shellDir), describe(versionPlaceholder));
  const dir = join(dist, version);
  const existing = existingRelease(dir);
  if (existing) {
    replaceSourceMaps(dir, workDir, version);
    copyToDist(dist, existing);
    return existing;
  }
  shiftMappings(workDir, version);
  insertVersion(join(workDir, 'browser'), version);
  insertVersion(join(workDir, 'server'), version);
  const manifest = describe(version);
  requireHashesOfFiles(join(workDir, 'browser'), manifest.assets);
  const sizes = requireBudgets(workDir, files.main, contracts);
  rmSync(dir, { recursive: true, force: true });
  renameSync(workDir, dir);
  writeFileSync(join(dir, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`);
  const built = { dir, manifest, isNew: true, sizes };
  copyToDist(dist, built);
  return built;
}

/** Makes `dist/browser` and `dist/server` copies of a release. */
export function copyToDist(dist: string, { dir, manifest }: BuiltRelease): void {
  if (hasFilesOf(dist, manifest)) return;
  const copies = workFolder(dist);
  try {
    for (const side of ['browser', 'server']) {
      cpSync(join(dir, side), join(copies, side), { recursive: true });
      rmSync(join(dist, side), { recursive: true, force: true });
      renameSync(join(copies, side), join(dist, side));
    }
  } finally {
    rmSync(copies, { recursive: true, force: true });
  }
}

/** Returns the report of all files. Throws a {@link BudgetError} if the build is over a budget. */
function requireBudgets(
  dir: string,
  main: string,
  { budgetKb, mainBudgetKb }: Pick<ShellContracts, 'budgetKb' | 'mainBudgetKb'>,
): string {
  const all = reportBudget(budgetKb, sizedFiles(dir), previousBuild(dir));
  const { size } = statSync(join(dir, 'browser', main));
  const first = reportBudget(mainBudgetKb, [{ name: 'main.js', bytes: size }], null);
  for (const report of [all, first]) if (!report.isWithin) throw new BudgetError(shellReleaseName, report);
  return all.text;
}

async function readContracts(shellDir: string): Promise<ShellContracts> {
  const file = pathToFileURL(join(shellDir, 'contracts.config.ts')).href;
  return ((await import(file)) as { default: ShellContracts }).default;
}

/** Writes the description of the build among the server's files. Returns the manifest of all files. */
function describeBuild(
  dir: string,
  contracts: ShellContracts,
  contract: ContractFile,
  build: ShellBuildFiles & { version: string },
): ReleaseManifest {
  const assets = fileHashes(join(dir, 'browser'));
  const description = `${JSON.stringify({ ...build, assets }, null, 2)}\n`;
  writeFileSync(join(dir, 'server', shellDescription), description);
  return releaseManifestSchema.parse({
    schema: 1,
    name: shellReleaseName,
    version: build.version,
    containerName: containerName(shellReleaseName),
    ssrContainerName: ssrContainerName(shellReleaseName, build.version),
    remoteEntry: build.main,
    ssrEntry: 'server.cjs',
    exposes: {},
    messages: build.messages,
    assets,
    serverAssets: fileHashes(join(dir, 'server')),
    contracts: { ...contractsOf(contract), provides: shellShared, slots: contracts.slots },
    ops: opsOf(contracts, dir),
  });
}
