import { setTimeout as wait } from 'node:timers/promises';
import { shellReleaseName, type RegistryDocument } from 'shared-contracts/releases';
import type { RegistryClient } from 'registry-client';
import { liveEntriesOf } from 'registry-client/domain/registry-document';
import type { PublishedRelease } from '../stack/publish-fixture.ts';
import { countBuilds } from '../stack/visit-continuously.ts';

export interface ChangeOptions {
  shopUrl: string;
  registry: RegistryClient;
  /** Published releases of two remotes, none of them live. */
  releases: readonly PublishedRelease[];
  /** Published releases of the shell; none for a shell without supervisor. */
  shells: readonly PublishedRelease[];
  /** Returns a number from 0 up to 1. */
  random: () => number;
}

export interface Changes {
  /** Every document that was written, by revision. */
  documents: ReadonlyMap<number, RegistryDocument>;
  latest(): number;
  /** Returns the earliest revision that an instance may use now. */
  earliest(): number;
  /** Returns the builds of the shell that may answer now. */
  shells(): ReadonlySet<string>;
  results: ChangeResults;
  /** Changes releases until the signal. */
  run(signal: AbortSignal): Promise<void>;
}

export interface ChangeResults {
  changes: number;
  /** Of those, changes of the shell. */
  shellChanges: number;
  /** Milliseconds from the command until the shell serves the release of a remote. */
  promoted: number[];
  rolledBack: number[];
  /** Milliseconds from the command until every instance runs its build. */
  replaced: number[];
}

/** An instance that has just started follows the registry within this time, milliseconds. */
const followsWithinMs = 5_000;

/** Pages, each on a connection of its own, among which every build is that runs. */
const sampledPages = 16;

/** For the replacement of all instances on a machine under load, milliseconds. */
const replaceTimeoutMs = 180_000;

/** Promotes releases of remotes and of the shell at random, to some and to all visitors, and rolls them back. */
export async function createRandomChanges(options: ChangeOptions): Promise<Changes> {
  const { shopUrl, registry, releases, shells, random } = options;
  const documents = new Map<number, RegistryDocument>();
  const confirmed: { revision: number; at: number }[] = [];
  const results: ChangeResults = { changes: 0, shellChanges: 0, promoted: [], rolledBack: [], replaced: [] };
  const first = await registry.read();
  if (first.status !== 'read') throw new Error('The registry has no document');
  note(first.document);
  confirmed.push({ revision: first.document.revision, at: 0 });
  const firstShells = liveShells(first.document);
  let running: ReadonlySet<string> = firstShells;

  function note(document: RegistryDocument): RegistryDocument {
    documents.set(document.revision, document);
    return document;
  }
  const latest = () => Math.max(...documents.keys());
  const pick = <Row>(rows: readonly Row[]): Row => rows[Math.floor(random() * rows.length)] as Row;
  const isDefault = ({ name, version }: PublishedRelease) =>
    documents
      .get(latest())
      ?.microFrontends[name]?.some(
        ({ deployment, metadata }) => deployment.default && metadata.version === version,
      );

  async function changeRemote(send: () => Promise<RegistryDocument>, times: number[]): Promise<void> {
    const began = performance.now();
    const { revision } = note(await send());
    await untilRevision(shopUrl, revision);
    confirmed.push({ revision, at: performance.now() });
    times.push(performance.now() - began);
    results.changes += 1;
  }

  async function changeShell(send: () => Promise<RegistryDocument>): Promise<void> {
    const began = performance.now();
    const before = running;
    // The new build may answer before the registry's answer to the change arrives, after a rollback also the first one.
    running = new Set([...before, ...firstShells, ...shells.map(({ version }) => version)]);
    const wanted = liveShells(note(await send()));
    await untilBuilds(shopUrl, wanted);
    running = wanted;
    results.replaced.push(performance.now() - began);
    results.changes += 1;
    results.shellChanges += 1;
  }

  async function releaseRemote(): Promise<void> {
    const release = pick(releases);
    if (isDefault(release)) return;
    if (random() < 0.7)
      await changeRemote(() => registry.promote({ ...release, traffic: 30 }), results.promoted);
    await changeRemote(() => registry.promote(release), results.promoted);
    if (random() < 0.4)
      await changeRemote(() => registry.rollback({ name: release.name }), results.rolledBack);
  }

  async function releaseShell(): Promise<void> {
    const release = pick(shells);
    if (isDefault(release)) return;
    const rollBack = () => registry.rollback({ name: shellReleaseName });
    if (random() < 0.6) {
      await changeShell(() => registry.promote({ ...release, traffic: 50 }));
      if (random() < 0.4) return changeShell(rollBack);
    }
    await changeShell(() => registry.promote(release));
    if (random() < 0.4) await changeShell(rollBack);
  }

  async function repeat(signal: AbortSignal, change: () => Promise<void>): Promise<void> {
    // oxlint-disable-next-line no-await-in-loop -- one change after another
    while (!signal.aborted) await change();
  }

  return {
    documents,
    latest,
    earliest: () => confirmed.findLast(({ at }) => at <= performance.now() - followsWithinMs)?.revision ?? 0,
    shells: () => running,
    results,
    async run(signal) {
      const kinds = shells.length === 0 ? [releaseRemote] : [releaseRemote, releaseShell];
      await Promise.all(kinds.map((change) => repeat(signal, change)));
    },
  };
}

function liveShells(document: RegistryDocument): ReadonlySet<string> {
  return new Set(liveEntriesOf(document, shellReleaseName).map(({ metadata }) => metadata.version));
}

/** Resolves when several answers, each on a connection of its own, have this revision: any instance may give one. */
async function untilRevision(shopUrl: string, revision: number): Promise<void> {
  for (let fresh = 0; fresh < sampledPages / 2;) {
    // oxlint-disable no-await-in-loop -- polls
    const answer = await fetch(`${shopUrl}/readyz`, { headers: { connection: 'close' } });
    const ready = (await answer.json()) as { revision: number };
    fresh = ready.revision >= revision ? fresh + 1 : 0;
    if (fresh === 0) await wait(20);
    // oxlint-enable no-await-in-loop
  }
}

async function untilBuilds(shopUrl: string, wanted: ReadonlySet<string>): Promise<void> {
  const end = performance.now() + replaceTimeoutMs;
  while (performance.now() < end) {
    // oxlint-disable-next-line no-await-in-loop -- polls
    const builds = new Set((await countBuilds(`${shopUrl}/about-us`, sampledPages)).keys());
    if (builds.size === wanted.size && [...wanted].every((build) => builds.has(build))) return;
    // oxlint-disable-next-line no-await-in-loop -- polls
    await wait(200);
  }
  throw new Error(`The instances did not come to ${[...wanted].join(' and ')}`);
}
