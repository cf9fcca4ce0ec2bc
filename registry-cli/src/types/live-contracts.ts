import { inParallel } from 'registry-client/in-parallel';
import type { RegistryClient } from 'registry-client';
import { entriesOf, releaseNamesOf } from 'registry-client/domain/registry-document';
import { eventTypeOf } from 'shared-contracts/events/event-names';
import { exposeOf } from 'shared-contracts/exposes';
import type { ContractCall, ContractTerm, RegistryDocument, RemoteName } from 'shared-contracts/releases';

type Schema = ContractTerm['schema'];

/** What the live releases of a shop say of themselves. */
export interface LiveContracts {
  /** As in `mf-basket 1.2.0`. */
  releases: string[];
  /** Schemas of payloads by `type`, of an earlier major by `type@major`. */
  events: Map<string, Schema>;
  /** Schemas of props by name. */
  fragments: Map<string, Schema>;
  overlays: Map<string, Schema>;
  /** By name. */
  calls: Map<string, ContractCall>;
}

/** Reads the contracts of the releases that most visitors get. A publisher describes its event, not one of its readers. */
export async function readLiveContracts(
  client: RegistryClient,
  document: RegistryDocument,
  without: RemoteName,
): Promise<LiveContracts> {
  const live: LiveContracts = {
    releases: [],
    events: new Map(),
    fragments: new Map(),
    overlays: new Map(),
    calls: new Map(),
  };
  const consumed: Record<string, ContractTerm>[] = [];
  await inParallel(4, defaultReleases(document, without), async (release) => {
    const contract = await client.contract(release);
    if (contract === null) return;
    const { exposes } = await client.manifest(release);
    live.releases.push(`${release.name} ${release.version}`);
    for (const [event, { schema }] of Object.entries(contract.emits)) live.events.set(event, schema);
    for (const [name, { schema }] of Object.entries(contract.offers)) {
      const overlay = exposeOf('overlay', name)?.expose ?? '';
      (Object.hasOwn(exposes, overlay) ? live.overlays : live.fragments).set(name, schema);
    }
    for (const [name, call] of Object.entries(contract.calls ?? {})) live.calls.set(name, call);
    consumed.push(contract.consumes);
  });
  const published = new Set([...live.events.keys()].map(eventTypeOf));
  for (const [event, { schema }] of consumed.flatMap((events) => Object.entries(events)))
    if (!published.has(eventTypeOf(event))) live.events.set(event, schema);
  live.releases.sort();
  return live;
}

function defaultReleases(document: RegistryDocument, without: RemoteName) {
  return releaseNamesOf(document)
    .filter((name) => name !== without)
    .flatMap((name) =>
      entriesOf(document, name)
        .filter(({ status, deployment }) => status === 'active' && deployment.default)
        .map(({ metadata: { version } }) => ({ name, version })),
    );
}
