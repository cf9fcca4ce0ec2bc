import { cpSync, existsSync, rmSync, statSync, writeFileSync } from 'node:fs';
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
import { contractsOf, existingRelease, opsOf, type BuiltRelease } from './release.ts';
import { describeShell, type ShellContracts } from './shell-contracts.ts';

/** Server file that describes a build of the shell: its scripts, style sheets and messages. */
export const shellDescription = 'shell.json';

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
  messages: Record<string, string>;
}

/**
 * Writes the release of a shell that was bundled with the placeholder as version, `<shell>/dist/<version>`: its files and what
 * the registry compares with the remotes. A shell of this checkout runs from `dist/browser` and `dist/server`; every instance
 * serves the browser files of all releases. A shell over its budgets is rejected with a {@link BudgetError}.
 */
export async function writeShellRelease(shellDir: string, files: ShellBuildFiles): Promise<BuiltRelease> {
  const dist = join(shellDir, 'dist');
  const contracts = await readContracts(shellDir);
  const entries = [...Object.values(shellEntries.browser), ...Object.values(shellEntries.server)];
  const contract = describeShell(contracts, deriveCalls(shellReleaseName, shellDir, entries));
  writeContractFile(join(dist, 'server'), contract);
  const describe = (version: string) => describeBuild(dist, contracts, contract, { ...files, version });
  const version = contentVersion(packageVersion(shellDir), describe(versionPlaceholder));
  insertVersion(join(dist, 'browser'), version);
  insertVersion(join(dist, 'server'), version);
  const manifest = describe(version);
  const dir = join(dist, version);
  const manifestFile = join(dir, 'release.json');
  if (existsSync(manifestFile)) return existingRelease(dir);
  rmSync(dir, { recursive: true, force: true });
  for (const side of ['browser', 'server']) cpSync(join(dist, side), join(dir, side), { recursive: true });
  const sizes = requireBudgets(dir, files.main, contracts);
  writeFileSync(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`);
  return { dir, manifest, isNew: true, sizes };
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
  dist: string,
  contracts: ShellContracts,
  contract: ContractFile,
  build: ShellBuildFiles & { version: string },
): ReleaseManifest {
  const assets = fileHashes(join(dist, 'browser'));
  const description = `${JSON.stringify({ ...build, assets }, null, 2)}\n`;
  writeFileSync(join(dist, 'server', shellDescription), description);
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
    serverAssets: fileHashes(join(dist, 'server')),
    contracts: { ...contractsOf(contract), provides: shellShared, slots: contracts.slots },
    ops: opsOf(contracts),
  });
}
