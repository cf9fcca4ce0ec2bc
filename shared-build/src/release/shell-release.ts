import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  containerName,
  releaseManifestSchema,
  shellReleaseName,
  shellShared,
  ssrContainerName,
  type ReleaseManifest,
} from 'shared-contracts/releases';
import { contentVersion, insertVersion, packageVersion, versionPlaceholder } from './content-version.ts';
import { writeContractFile } from './contract-file.ts';
import { fileHashes } from './file-hashes.ts';
import { contractsOf, existingRelease, opsOf, type BuiltRelease } from './release.ts';
import { describeShell, type ShellContracts } from './shell-contracts.ts';

/** Server file that describes a build of the shell: its scripts, style sheets and messages. */
export const shellDescription = 'shell.json';

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
 * serves the browser files of all releases.
 */
export async function writeShellRelease(shellDir: string, files: ShellBuildFiles): Promise<BuiltRelease> {
  const dist = join(shellDir, 'dist');
  const contracts = await readContracts(shellDir);
  writeContractFile(join(dist, 'server'), describeShell(contracts));
  const version = contentVersion(
    packageVersion(shellDir),
    describe(dist, contracts, { ...files, version: versionPlaceholder }),
  );
  insertVersion(join(dist, 'browser'), version);
  insertVersion(join(dist, 'server'), version);
  const manifest = describe(dist, contracts, { ...files, version });
  const dir = join(dist, version);
  const manifestFile = join(dir, 'release.json');
  if (existsSync(manifestFile)) return existingRelease(dir);
  rmSync(dir, { recursive: true, force: true });
  for (const side of ['browser', 'server']) cpSync(join(dist, side), join(dir, side), { recursive: true });
  writeFileSync(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`);
  return { dir, manifest, isNew: true };
}

async function readContracts(shellDir: string): Promise<ShellContracts> {
  const file = pathToFileURL(join(shellDir, 'contracts.config.ts')).href;
  return ((await import(file)) as { default: ShellContracts }).default;
}

/** Writes the description of the build among the server's files. Returns the manifest of all files. */
function describe(
  dist: string,
  contracts: ShellContracts,
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
    contracts: { ...contractsOf(describeShell(contracts)), provides: shellShared },
    ops: opsOf(contracts),
  });
}
