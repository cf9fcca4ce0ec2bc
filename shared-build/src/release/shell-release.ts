import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  containerName,
  releaseManifestSchema,
  shellReleaseName,
  shellShared,
  ssrContainerName,
} from 'shared-contracts/releases';
import { writeContractFile } from './contract-file.ts';
import { fileHashes } from './file-hashes.ts';
import { contractsOf, opsOf, readManifest, type BuiltRelease } from './release.ts';
import { describeShell, type ShellContracts } from './shell-contracts.ts';

/** Server file that describes a build of the shell: its scripts, style sheets and messages. */
export const shellDescription = 'shell.json';

export interface ShellBuildFiles {
  version: string;
  /** The script that pages load. */
  main: string;
  messages: Record<string, string>;
}

/**
 * Writes the release of a built shell, `<shell>/dist/<version>`: its files and what the registry compares with the
 * remotes. A shell of this checkout runs from `dist/browser` and `dist/server`; every instance serves the browser files of all releases.
 */
export async function writeShellRelease(
  shellDir: string,
  { version, main, messages }: ShellBuildFiles,
): Promise<BuiltRelease> {
  const dir = join(shellDir, 'dist', version);
  const manifestFile = join(dir, 'release.json');
  if (existsSync(manifestFile)) return { dir, manifest: readManifest(manifestFile), isNew: false };
  rmSync(dir, { recursive: true, force: true });
  cpSync(join(shellDir, 'dist/browser'), join(dir, 'browser'), { recursive: true });
  cpSync(join(shellDir, 'dist/server'), join(dir, 'server'), { recursive: true });
  const file = pathToFileURL(join(shellDir, 'contracts.config.ts')).href;
  const { default: contracts } = (await import(file)) as { default: ShellContracts };
  const contract = describeShell(contracts);
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
    contracts: { ...contractsOf(contract), provides: shellShared, slots: contracts.slots },
    ops: opsOf(contracts),
  });
  writeFileSync(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`);
  return { dir, manifest, isNew: true };
}
