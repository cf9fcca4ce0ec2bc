import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { RemoteName } from 'shared-contracts/exposes';
import type { ReleaseManifest } from 'shared-contracts/releases';
import { buildRemote } from '../../scripts/stack/build-all.ts';
import { dataDir } from './addresses.ts';
import { readRelease, rewrite, writeRelease, type Release } from './release-copy.ts';

const execute = promisify(execFile);

export type ReleaseFault =
  | 'whole'
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

/** What every page and fragment of a stand-in shows. */
export const wordsOf = (remote: RemoteName) => `${remote} stands in`;

/** For a release that uses up its time, milliseconds. */
const shortTime = 600;

/**
 * A release with a fault, which exposes and promises what the remote does that it stands in for. Returns its folder.
 *
 * @param label names the release: another one for a spec that changes its files
 */
export async function makeStandIn(remote: RemoteName, fault: ReleaseFault, label: string): Promise<string> {
  const model = await readRelease(await builtModel());
  const own = await readRelease((await buildRemote(remote)).dir);
  const version = `0.0.0-${label.replaceAll('-', '.')}`;
  const copy = rewrite(model, (text) => renamed(text, model.manifest, { remote, version, fault }));
  copy.manifest.exposes = Object.fromEntries(
    Object.entries(copy.manifest.exposes).filter(([expose]) => Object.hasOwn(own.manifest.exposes, expose)),
  );
  copy.manifest.contracts = own.manifest.contracts;
  copy.manifest.ops = { ...own.manifest.ops };
  copy.contract = own.contract;
  if (fault === 'never-has-data') copy.manifest.ops.timeoutMs = shortTime;
  if (fault === 'throws-at-init') throwAtInit(copy, remote);
  if (fault === 'wrong-major') changeMajors(copy);

  const dir = join(dataDir, 'stand-ins', remote, version);
  await rm(dir, { recursive: true, force: true });
  await writeRelease(dir, copy);
  return dir;
}

let building: Promise<{ stdout: string }> | undefined;

async function builtModel(): Promise<string> {
  const script = new URL('../faulty-remotes/build.ts', import.meta.url).pathname;
  building ??= execute(process.execPath, ['--disable-warning=ExperimentalWarning', script]);
  return (await building).stdout;
}

interface Names {
  remote: RemoteName;
  version: string;
  fault: ReleaseFault;
}

/** The names of the build, in each of their spellings, become those of the copy. */
function renamed(text: string, model: ReleaseManifest, { remote, version, fault }: Names): string {
  const inContainer = (name: string) => name.replaceAll(/[^0-9a-z]/g, '_');
  return text
    .replaceAll('fault-of-this-copy', fault)
    .replaceAll('version-of-this-copy', version)
    .replaceAll(model.version, version)
    .replaceAll(inContainer(model.version), inContainer(version))
    .replaceAll(model.name, remote)
    .replaceAll(model.containerName, inContainer(remote));
}

function throwAtInit({ manifest, browser, server }: Release, remote: RemoteName): void {
  const before = `throw new Error('${remote} threw at init');\n`;
  browser.set(manifest.remoteEntry, before + (browser.get(manifest.remoteEntry) ?? ''));
  server.set(manifest.ssrEntry, before + (server.get(manifest.ssrEntry) ?? ''));
}

/** As if it were built with the next major of everything that remotes lend each other. */
function changeMajors({ manifest, contract }: Release): void {
  for (const terms of [contract.offers, contract.uses]) {
    for (const term of Object.values(terms)) term.major += 1;
  }
  const { props } = manifest.contracts;
  const next = Object.entries(props).map(([name, major]) => [name, major + 1]);
  manifest.contracts = { ...manifest.contracts, props: Object.fromEntries(next) as typeof props };
}
