import { cpSync, existsSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  containerName,
  releaseManifestSchema,
  shellReleaseName,
  shellShared,
  ssrContainerName,
} from 'shared-contracts/releases';
import { deriveCalls } from '../derive/derive-contract.ts';
import { BudgetError, previousBuild, reportBudget, sizedFiles } from './budget.ts';
import { writeContractFile } from './contract-file.ts';
import { fileHashes } from './file-hashes.ts';
import { contractsOf, opsOf, readManifest, type BuiltRelease } from './release.ts';
import { describeShell, type ShellContracts } from './shell-contracts.ts';
import type { Mode } from '../webpack/rules.ts';

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
  version: string;
  /** The script that pages load. */
  main: string;
  messages: Record<string, string>;
}

/**
 * Writes the release of a built shell, `<shell>/dist/<version>`: its files and what the registry compares with the
 * remotes. A shell of this checkout runs from `dist/browser` and `dist/server`; every instance serves the browser files of all releases.
 * A build for production is rejected with a {@link BudgetError} if it is over its budgets.
 */
export async function writeShellRelease(
  shellDir: string,
  { version, main, messages }: ShellBuildFiles,
  mode: Mode,
): Promise<BuiltRelease> {
  const dir = join(shellDir, 'dist', version);
  const manifestFile = join(dir, 'release.json');
  if (existsSync(manifestFile)) return { dir, manifest: readManifest(manifestFile), isNew: false };
  rmSync(dir, { recursive: true, force: true });
  cpSync(join(shellDir, 'dist/browser'), join(dir, 'browser'), { recursive: true });
  cpSync(join(shellDir, 'dist/server'), join(dir, 'server'), { recursive: true });
  const file = pathToFileURL(join(shellDir, 'contracts.config.ts')).href;
  const { default: contracts } = (await import(file)) as { default: ShellContracts };
  const files = [...Object.values(shellEntries.browser), ...Object.values(shellEntries.server)];
  const contract = describeShell(contracts, deriveCalls(shellReleaseName, shellDir, files));
  writeContractFile(join(dir, 'server'), contract);
  const manifest = releaseManifestSchema.parse({
    schema: 1,
    name: shellReleaseName,
    version,
    containerName: containerName(shellReleaseName),
    ssrContainerName: ssrContainerName(shellReleaseName, version),
    remoteEntry: main,
    ssrEntry: 'server.cjs',
    exposes: {},
    messages,
    assets: fileHashes(join(dir, 'browser')),
    serverAssets: fileHashes(join(dir, 'server')),
    contracts: { ...contractsOf(contract), provides: shellShared },
    ops: opsOf(contracts),
  });
  const sizes = requireBudgets(dir, main, contracts, mode);
  writeFileSync(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`);
  return { dir, manifest, isNew: true, sizes };
}

/** Returns the report of all files. Throws a {@link BudgetError} for a build for production that is over a budget. */
function requireBudgets(
  dir: string,
  main: string,
  { budgetKb, mainBudgetKb }: Pick<ShellContracts, 'budgetKb' | 'mainBudgetKb'>,
  mode: Mode,
): string {
  const all = reportBudget(budgetKb, sizedFiles(dir), previousBuild(dir));
  const { size } = statSync(join(dir, 'browser', main));
  const first = reportBudget(mainBudgetKb, [{ name: 'main.js', bytes: size }], null);
  for (const report of [all, first])
    if (mode === 'production' && !report.isWithin) throw new BudgetError(shellReleaseName, report);
  return all.text;
}
