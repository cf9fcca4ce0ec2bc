import type { FastifyBaseLogger } from 'fastify';
import { remoteNamesOf, type RegistryClient, type ReleaseVerdict } from 'registry-client';
import { liveEntriesOf } from 'registry-client/domain/registry-document';
import type {
  RegistryDocument,
  RegistryEntry,
  ReleaseManifest,
  RemoteName,
  Snapshot,
} from 'shared-contracts/releases';
import { shareInFlight } from 'shared-runtime/share-in-flight';
import { describeError } from './describe-error.ts';
import { fallbackChain } from './fallback-chain.ts';
import { createReleaseComparison } from './release-comparison.ts';
import {
  createReleaseDownloads,
  keyOf,
  type DownloadResult,
  type NamedRelease,
} from './release-downloads.ts';
import type { PromotedRelease, Rejections } from './verdicts/rejections.ts';

/** Rejects with the reason if a release must not be shown. `base`: the releases that visitors get. */
export type ReleaseProbe = (manifest: ReleaseManifest, base: Snapshot) => Promise<void>;

/** `rejected`: incompatible with this shell, or its probe has failed. `unprobed`: the API was down; the probe is repeated. */
type Availability = DownloadResult | 'unprobed';

interface NamedEntry extends NamedRelease {
  entry: RegistryEntry;
}

export interface ReleaseCache {
  /**
   * Downloads and verifies every live release or its fallback. Resolves with false if one is to be tried again.
   * `base`: what visitors get until then.
   */
  sync(document: RegistryDocument, base: Snapshot): Promise<boolean>;
  /** Returns a release that visitors may get. */
  getUsable: (remote: RemoteName, version: string) => ReleaseManifest | undefined;
  /** Returns a release that could not be probed because the API was down, for remotes without any other. */
  getUnprobed: (remote: RemoteName, version: string) => ReleaseManifest | undefined;
  /** Returns a counter that changes whenever `getUsable` or `getUnprobed` may return something else. */
  availabilityVersion: () => number;
  /** Returns what this shell says about the live releases; those that it does not know yet are left out. */
  verdicts: (document: RegistryDocument) => ReleaseVerdict[];
  /** Returns a release whose files are cached, verified or not. */
  getManifest: (remote: RemoteName, version: string) => ReleaseManifest | undefined;
  /**
   * Returns a release for open tabs and previews; downloads it if it is not cached. Requests need no permission, so a damaged
   * release is downloaded at most every 30 s.
   */
  ensure: (remote: RemoteName, entry: NamedRelease['entry']) => Promise<ReleaseManifest | undefined>;
}

export interface ReleaseCacheOptions {
  client: Pick<RegistryClient, 'downloadRelease'>;
  folder: string;
  log: FastifyBaseLogger;
  probe: ReleaseProbe;
  rejections: Pick<Rejections, 'ownReason' | 'othersReason' | 'add'>;
  /** Whether the API answers: a failure of a probe without it is not the release's. */
  isApiReady: () => Promise<boolean>;
}

/** Caches releases on this machine: each is downloaded once, checked file by file, and kept for open tabs. */
export function createReleaseCache({
  client,
  folder,
  log,
  probe,
  rejections,
  isApiReady,
}: ReleaseCacheOptions): ReleaseCache {
  const comparison = createReleaseComparison();
  const downloads = createReleaseDownloads({
    client,
    folder,
    log,
    onDownload: (manifest, dir) => comparison.read(manifest, dir),
  });
  const verified = new Set<string>();
  const unprobed = new Set<string>();
  /** Reasons by promotion, until a release is promoted again. */
  const rejected = new Map<string, string>();
  /** Rejections that depend on other releases. Cleared when the revision or those releases change. */
  const rejectedForNow = new Map<string, string>();
  let revision = 0;
  let availabilityVersion = 0;
  /** The releases that the rejections of {@link rejectedForNow} were compared with. */
  let comparedWith = '';

  /** Logs and stores a rejection that holds until the release is promoted again. */
  async function reject({ name, entry }: NamedEntry, why: string): Promise<Availability> {
    rejected.set(promotionKeyOf({ name, entry }), why);
    await rejections.add(promotedRelease(name, entry), why);
    return 'rejected';
  }

  function rejectForNow({ name, entry }: NamedEntry, why: string): Availability {
    rejectedForNow.set(promotionKeyOf({ name, entry }), why);
    return 'rejected';
  }

  /** Returns why a release was rejected before this process started, or by the other shells. */
  function knownRejection({ name, entry }: NamedEntry, base: Snapshot): string | undefined {
    const release = promotedRelease(name, entry);
    const own = rejections.ownReason(release);
    // A shell that serves the remote already judges for itself: a forged report must not stop a promotion.
    return own ?? (base.releases[name] === undefined ? rejections.othersReason(release) : undefined);
  }

  function isRejected(each: NamedEntry): boolean {
    const promotionKey = promotionKeyOf(each);
    return rejected.has(promotionKey) || rejectedForNow.has(promotionKey);
  }

  /** Downloads a release and verifies it once. A rejected one is no longer used without a probe. */
  async function verify(verification: Verification): Promise<Availability> {
    const availability = await judge(verification);
    if (availability === 'rejected' && unprobed.delete(keyOf(verification))) availabilityVersion += 1;
    return availability;
  }

  async function judge({
    name,
    entry,
    base,
    beside,
    fetched,
    isReplaceable,
  }: Verification): Promise<Availability> {
    const { version } = entry.metadata;
    const key = keyOf({ name, entry });
    const promotionKey = promotionKeyOf({ name, entry });
    if (isRejected({ name, entry })) return 'rejected';
    const known = verified.has(key) ? undefined : knownRejection({ name, entry }, base);
    if (known !== undefined) {
      log.error({ remote: name, version, why: known }, 'release was rejected before and is not used');
      rejected.set(promotionKey, known);
      return 'rejected';
    }
    const availability = fetched.get(key) ?? (await downloads.fetch({ name, entry }));
    const manifest = downloads.get(key);
    if (availability !== 'available' || manifest === undefined) {
      if (availability === 'rejected') rejected.set(promotionKey, 'it was built for another shell API');
      return availability;
    }
    if (verified.has(key)) return 'available';
    const found = comparison.mismatches(manifest, base, { isReplaceable });
    if (found.length > 0) {
      log.error(
        { remote: name, version, incompatibilities: found },
        'release is incompatible with the live ones and is not used',
      );
      return rejectForNow({ name, entry }, found.join('; '));
    }
    try {
      await probe(manifest, beside());
      verified.add(key);
      unprobed.delete(key);
      availabilityVersion += 1;
      return 'available';
    } catch (error) {
      if (!(await isApiReady())) {
        if (!unprobed.has(key))
          log.warn(
            { remote: name, version, err: error },
            'the API is down and release cannot be probed; it is probed again',
          );
        unprobed.add(key);
        availabilityVersion += 1;
        return 'unprobed';
      }
      log.error({ remote: name, version, err: error }, 'release failed its probe and is not used');
      return reject({ name, entry }, describeError(error));
    }
  }

  /** Two live releases of a remote may have the same fallback. */
  const verifyOnce = shareInFlight(verify, keyOf);

  /** Verifies the releases of a chain until one is available. Resolves with the result of the first, wanted one. */
  async function verifyFirst(
    name: RemoteName,
    chain: readonly RegistryEntry[],
    context: Omit<Verification, keyof NamedEntry | 'isReplaceable'>,
  ): Promise<Availability> {
    let wanted: Availability | undefined;
    const current = context.base.releases[name]?.version;
    const isReplaceable = chain.slice(1).some(({ metadata }) => metadata.version === current);
    for (const entry of chain) {
      // oxlint-disable-next-line no-await-in-loop -- the next one only if this one cannot be used
      const availability = await verifyOnce({ name, entry, isReplaceable, ...context });
      wanted ??= availability;
      if (availability === 'available' || availability === 'unprobed') break;
    }
    return wanted ?? 'available';
  }

  return {
    async sync(document, base) {
      const others = Object.values(base.releases).map(({ name, version }) => `${name}@${version}`);
      if (document.revision !== revision || others.join() !== comparedWith) rejectedForNow.clear();
      revision = document.revision;
      comparedWith = others.join();
      const known = rejectedForNow.size;
      const chains = remoteNamesOf(document).flatMap((name) =>
        liveEntriesOf(document, name).map(({ metadata }) => ({
          name,
          chain: fallbackChain(document, name, metadata.version),
        })),
      );
      // Downloads in parallel; then one probe after another, so that none renders beside a release that is not verified.
      const wanted = chains.flatMap(({ name, chain: [entry] }) => (entry ? [{ name, entry }] : []));
      const fetched = new Map(
        await Promise.all(
          wanted
            .filter((each) => !isRejected(each))
            .map(async (each) => [keyOf(each), await downloads.fetch(each)] as const),
        ),
      );
      const admitted: Snapshot['releases'] = { ...base.releases };
      const beside = (): Snapshot => ({ revision: base.revision, releases: { ...admitted } });
      const availabilities: Availability[] = [];
      for (const { name, chain } of chains) {
        // oxlint-disable-next-line no-await-in-loop -- see above
        availabilities.push(await verifyFirst(name, chain, { base, beside, fetched }));
        const usable = chain.find((entry) => verified.has(keyOf({ name, entry })));
        const manifest = usable && downloads.get(keyOf({ name, entry: usable }));
        if (manifest) admitted[name] ??= manifest;
      }
      // Two releases may change places, such as a claimed path that moves: then the comparison is repeated with the new base.
      const isNewlyRejected = rejectedForNow.size > known;
      return (
        !isNewlyRejected && !availabilities.includes('unavailable') && !availabilities.includes('unprobed')
      );
    },
    verdicts: (document) =>
      remoteNamesOf(document).flatMap((name) =>
        liveEntriesOf(document, name).flatMap((entry): ReleaseVerdict[] => {
          const release = promotedRelease(name, entry);
          const promotionKey = promotionKeyOf({ name, entry });
          const why = rejected.get(promotionKey) ?? rejectedForNow.get(promotionKey);
          if (why !== undefined) return [{ ...release, outcome: 'rejects', why }];
          return verified.has(keyOf({ name, entry })) ? [{ ...release, outcome: 'serves', why: null }] : [];
        }),
      ),
    getUnprobed: (remote, version) => {
      const key = `${remote}@${version}`;
      return unprobed.has(key) ? downloads.get(key) : undefined;
    },
    getUsable: (remote, version) => {
      const key = `${remote}@${version}`;
      return verified.has(key) ? downloads.get(key) : undefined;
    },
    availabilityVersion: () => availabilityVersion,
    getManifest: (remote, version) => downloads.get(`${remote}@${version}`),
    ensure: (name, entry) => downloads.ensure({ name, entry }),
  };
}

interface Verification extends NamedEntry {
  /** What visitors get now. */
  base: Snapshot;
  /** What a page is rendered with: also the releases that were verified just now. */
  beside: () => Snapshot;
  /** Downloads of this reading, by key. */
  fetched: ReadonlyMap<string, DownloadResult>;
  /** Whether the release that visitors get may stay. */
  isReplaceable: boolean;
}

function promotedRelease(remote: RemoteName, { metadata, deployment }: RegistryEntry): PromotedRelease {
  return { remote, version: metadata.version, promotedIn: deployment.promotedIn ?? 0 };
}

function promotionKeyOf({ name, entry }: NamedEntry): string {
  return `${keyOf({ name, entry })}#${entry.deployment.promotedIn ?? 0}`;
}
