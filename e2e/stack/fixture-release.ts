import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ReleaseManifest, RemoteName } from 'shared-contracts/releases';
import { buildRemote } from '../../scripts/stack/build-all.ts';
import { dataDir } from './addresses.ts';
import { readRelease, rewrite, writeRelease, type Release } from './release-copy.ts';

const execute = promisify(execFile);

export type ReleaseFault =
  | 'none'
  | 'throws-at-init'
  | 'throws-at-load'
  | 'throws-in-data'
  | 'never-has-data'
  | 'throws-in-server-render'
  | 'throws-in-browser-render'
  | 'blocks-in-server-render'
  | 'suspends-in-server-render'
  | 'bad-event'
  | 'wrong-major';

/** Returns the text that every page and fragment of a fixture release shows. */
export const fixtureText = (remote: RemoteName) => `${remote} fixture`;

/** Timeout of a release that uses all of it, in milliseconds. */
const shortTimeoutMs = 600;

/**
 * Creates a release with a fault that has the exposes and contracts of a remote. Returns its folder.
 * @param label part of the version: each spec that changes the files needs another one
 */
export async function createFixtureRelease(
  remote: RemoteName,
  fault: ReleaseFault,
  label: string,
): Promise<string> {
  const template = await readRelease(await buildTemplate());
  const own = await readRelease((await buildRemote(remote)).dir);
  const version = `0.0.0-${label.replaceAll('-', '.')}`;
  const copy = rewrite(template, (text) => replaceNames(text, template.manifest, { remote, version, fault }));
  copy.manifest.exposes = Object.fromEntries(
    Object.entries(copy.manifest.exposes).filter(([expose]) => Object.hasOwn(own.manifest.exposes, expose)),
  );
  copy.manifest.contracts = own.manifest.contracts;
  copy.manifest.ops = { ...own.manifest.ops };
  copy.contract = own.contract;
  if (fault === 'never-has-data') copy.manifest.ops.timeoutMs = shortTimeoutMs;
  if (fault === 'throws-at-init') throwAtInit(copy, remote);
  if (fault === 'wrong-major') changeMajors(copy);

  const dir = join(dataDir, 'fixture-releases', remote, version);
  await rm(dir, { recursive: true, force: true });
  await writeRelease(dir, copy);
  return dir;
}

let pendingBuild: Promise<{ stdout: string }> | undefined;

/** Builds the fixture remote, unless it is built already, and returns its folder. */
export async function buildTemplate(): Promise<string> {
  const script = new URL('../fixture-remote/build.ts', import.meta.url).pathname;
  pendingBuild ??= execute(process.execPath, ['--disable-warning=ExperimentalWarning', script]);
  return (await pendingBuild).stdout;
}

interface Names {
  remote: RemoteName;
  version: string;
  fault: ReleaseFault;
}

/** Replaces the names of the build, in each of their spellings, with those of the copy. */
function replaceNames(text: string, template: ReleaseManifest, { remote, version, fault }: Names): string {
  const inContainer = (name: string) => name.replaceAll(/[^0-9a-z]/g, '_');
  return text
    .replaceAll('fault-of-this-copy', fault)
    .replaceAll('version-of-this-copy', version)
    .replaceAll(template.version, version)
    .replaceAll(inContainer(template.version), inContainer(version))
    .replaceAll(template.name, remote)
    .replaceAll(template.containerName, inContainer(remote));
}

function throwAtInit({ manifest, browser, server }: Release, remote: RemoteName): void {
  const before = `throw new Error('${remote} threw at init');\n`;
  browser.set(manifest.remoteEntry, before + (browser.get(manifest.remoteEntry) ?? ''));
  server.set(manifest.ssrEntry, before + (server.get(manifest.ssrEntry) ?? ''));
}

/** Changes the contracts as if they were built with the next major of every fragment and overlay. */
function changeMajors({ manifest, contract }: Release): void {
  for (const terms of [contract.offers, contract.uses]) {
    for (const term of Object.values(terms)) term.major += 1;
  }
  const { props } = manifest.contracts;
  const next = Object.entries(props).map(([name, major]) => [name, major + 1]);
  manifest.contracts = { ...manifest.contracts, props: Object.fromEntries(next) as typeof props };
}
