import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { shellReleaseName, ssrContainerName, type ReleaseManifest } from 'shared-contracts/releases';
import { sha384 } from 'registry-client/release-dir/sha384';
import { root } from '../../scripts/stack/settings.ts';
import { ports } from './addresses.ts';

export interface ShellCopy {
  version: string;
  /** Release directory. It is inside the shell's package, because the server loads its libraries from there. */
  dir: string;
  /** Its browser files. */
  files: readonly string[];
  remove(): Promise<void>;
}

interface Description {
  version: string;
  assets: Record<string, string>;
}

/**
 * Makes a second release of the built shell, under another version. Only the scripts at the beginning of a page and the
 * description contain the version: the chunks have the names and hashes of the first release.
 *
 * @param startsWith code at the beginning of its server
 */
export async function copyShellRelease(
  label: string,
  { startsWith = '' }: { startsWith?: string } = {},
): Promise<ShellCopy> {
  const built = await readJson<Description>(join(root, 'shell/dist/server/shell.json'));
  const version = `1.0.1-${label}`;
  const dir = join(root, 'shell/dist', `copy-${ports.shell}-${label}`);
  const browser = join(dir, 'browser');
  const server = join(dir, 'server');
  await rm(dir, { recursive: true, force: true });
  await cp(join(root, 'shell/dist', built.version), dir, { recursive: true });
  for (const file of await readdir(browser)) {
    if (!file.endsWith('.js')) continue;
    const script = await readFile(join(browser, file), 'utf8');
    // oxlint-disable-next-line no-await-in-loop -- few small files
    await writeFile(join(browser, file), script.replaceAll(built.version, version));
  }
  const serverFile = join(server, 'server.cjs');
  await writeFile(serverFile, startsWith + (await readFile(serverFile, 'utf8')));
  const assets = await hashesOf(browser);
  const listed = Object.fromEntries(Object.keys(built.assets).map((file) => [file, assets[file]]));
  await writeJson(join(server, 'shell.json'), { ...built, version, assets: listed });
  const manifest = await readJson<ReleaseManifest>(join(dir, 'release.json'));
  await writeJson(join(dir, 'release.json'), {
    ...manifest,
    version,
    ssrContainerName: ssrContainerName(shellReleaseName, version),
    assets,
    serverAssets: await hashesOf(server),
  });
  return {
    version,
    dir,
    files: Object.keys(assets),
    remove: () => rm(dir, { recursive: true, force: true }),
  };
}

async function hashesOf(folder: string): Promise<Record<string, string>> {
  const files = await readdir(folder);
  const hashes = files.map(async (file) => [file, sha384(await readFile(join(folder, file)))] as const);
  return Object.fromEntries(await Promise.all(hashes));
}

async function readJson<Content>(file: string): Promise<Content> {
  return JSON.parse(await readFile(file, 'utf8')) as Content;
}

const writeJson = (file: string, content: unknown) => writeFile(file, JSON.stringify(content));
