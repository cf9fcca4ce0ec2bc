import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { contractFileName, type ContractFile, type ReleaseManifest } from 'shared-contracts/releases';

/** Contents by path in the folder. */
export type Files = Map<string, string>;

export interface Release {
  manifest: ReleaseManifest;
  contract: ContractFile;
  browser: Files;
  server: Files;
}

export async function readRelease(dir: string): Promise<Release> {
  const manifest = JSON.parse(await readFile(join(dir, 'release.json'), 'utf8')) as ReleaseManifest;
  const server = await readFiles(join(dir, 'server'), manifest.serverAssets);
  const contract = JSON.parse(server.get(contractFileName) ?? '') as ContractFile;
  return { manifest, contract, browser: await readFiles(join(dir, 'browser'), manifest.assets), server };
}

export async function writeRelease(dir: string, release: Release): Promise<void> {
  const { manifest, contract, browser, server } = release;
  server.set(contractFileName, JSON.stringify(contract));
  const hashed = { ...manifest, assets: hashesOf(browser), serverAssets: hashesOf(server) };
  await writeFiles(join(dir, 'browser'), browser);
  await writeFiles(join(dir, 'server'), server);
  await writeFiles(dir, new Map([['release.json', JSON.stringify(hashed)]]));
}

/**
 * Changes the text of every file and name in a release. The browser's entry contains the hashes of its chunks, which
 * are updated.
 */
export function rewrite(release: Release, change: (text: string) => string): Release {
  const { manifest } = release;
  const changed = (files: Files) => new Map([...files].map(([file, text]) => [file, change(text)]));
  const browser = changed(release.browser);
  let entry = browser.get(manifest.remoteEntry) ?? '';
  for (const [file, text] of browser)
    entry = entry.replaceAll(manifest.assets[file] ?? '', integrityOf(text));
  browser.set(manifest.remoteEntry, entry);
  return {
    ...release,
    manifest: JSON.parse(change(JSON.stringify(manifest))) as ReleaseManifest,
    browser,
    server: changed(release.server),
  };
}

async function readFiles(folder: string, listed: Record<string, string>): Promise<Files> {
  const read = async (file: string) => [file, await readFile(join(folder, file), 'utf8')] as const;
  return new Map(await Promise.all(Object.keys(listed).map(read)));
}

async function writeFiles(folder: string, files: Files): Promise<void> {
  for (const [file, text] of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
}

function hashesOf(files: Files): Record<string, string> {
  return Object.fromEntries([...files].map(([file, text]) => [file, integrityOf(text)]));
}

function integrityOf(text: string): string {
  return `sha384-${createHash('sha384').update(text).digest('base64')}`;
}
