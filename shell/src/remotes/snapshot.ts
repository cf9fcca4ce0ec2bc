import { developmentEntry, developmentOrigin, developmentVersion } from 'shared-contracts/development';
import type { EventMajors } from 'shared-contracts/events/event-names';
import { nameOfExpose, type ExposeName } from 'shared-contracts/exposes';
import {
  overlaysOf,
  type FrameTable,
  type OverlayPlaces,
  type PageClaims,
  type PageTypes,
  type ReleaseManifest,
  type RemoteName,
  type Snapshot,
  type StartupPriorities,
  type StartupPriority,
  type UnavailableTables,
} from 'shared-contracts/releases';

/** Data of one release for the browser. */
export interface BrowserRelease {
  version: string;
  containerName: string;
  remoteEntry: { url: string; integrity: string };
  timeoutMs: number;
  /** Pages of the release by the page types that they render. */
  pageTypes?: PageTypes;
  /** Fragments of the release in the frame. */
  frame?: FrameTable;
  /** Paths that the release claims for its pages. */
  claims?: PageClaims;
  /** Priorities of the release's startups, by expose. */
  startup?: StartupPriorities;
  /** Every overlay of the release, by expose. */
  overlays?: OverlayPlaces;
  /** Events that the release publishes and reads. */
  emits?: EventMajors;
  consumes?: EventMajors;
  /** Absent if the release was built with shared-runtime before 1.5, see `createEventPermissions`. */
  declaresEvents?: true;
}

/** The releases of this tab, fixed until the next page load. */
export interface BrowserSnapshot {
  revision: number;
  releases: Record<RemoteName, BrowserRelease>;
  /** As in {@link Snapshot}. */
  unavailable?: Record<RemoteName, UnavailableTables>;
}

/** Returns the claim of a path, with or without something below it. */
export function findClaim(claims: PageClaims, path: string): PageClaims[string] | undefined {
  const paths = `/${path.split('/')[1] ?? ''}/*`;
  return Object.hasOwn(claims, paths) ? claims[paths] : undefined;
}

/** A startup of a remote, such as `account/notifications`. */
export interface RemoteStartup {
  name: ExposeName;
  priority: StartupPriority;
}

/** Returns the startups of all releases of a snapshot. */
export function startupsOf({ releases }: BrowserSnapshot): RemoteStartup[] {
  return Object.entries(releases).flatMap(([remote, { startup = {} }]) =>
    Object.entries(startup).map(([expose, priority]) => ({
      name: nameOfExpose(remote, expose),
      priority,
    })),
  );
}

export function assetUrl(remote: string, version: string, file: string): string {
  return `/assets/${remote}/${version}/${file}`;
}

/** Returns the version that a page runs of each remote. */
export function versionsOf({
  releases,
  devServerPorts = {},
}: Snapshot): Record<RemoteName, { version: string }> {
  const sources = Object.keys(devServerPorts).map((remote) => [remote, { version: developmentVersion }]);
  return { ...releases, ...(Object.fromEntries(sources) as Record<RemoteName, { version: string }>) };
}

/** Returns the entry that a page loads, with its hash; that of a dev server has none. */
function entryOf(release: ReleaseManifest, port: number | undefined): BrowserRelease['remoteEntry'] | null {
  if (port !== undefined) return { url: `${developmentOrigin(port)}/${developmentEntry}`, integrity: '' };
  const integrity = release.assets[release.remoteEntry];
  if (!integrity) return null; // a verified release always lists its entry
  return { url: assetUrl(release.name, release.version, release.remoteEntry), integrity };
}

export function toBrowserSnapshot(snapshot: Snapshot): BrowserSnapshot {
  const releases: BrowserSnapshot['releases'] = {};
  for (const release of Object.values(snapshot.releases)) {
    const port = snapshot.devServerPorts?.[release.name];
    const remoteEntry = entryOf(release, port);
    if (remoteEntry === null) continue;
    const { pageTypes = {}, frame = {} } = release.contracts;
    const { claims, emits, consumes, startup, declaresEvents } = release.contracts;
    const overlays = overlaysOf(release.exposes, release.contracts.overlays);
    releases[release.name] = {
      version: port === undefined ? release.version : developmentVersion,
      containerName: release.containerName,
      remoteEntry,
      timeoutMs: release.ops.timeoutMs,
      ...(Object.keys(pageTypes).length > 0 && { pageTypes: withoutExamples(pageTypes) }),
      ...(Object.keys(frame).length > 0 && { frame }),
      ...(claims && { claims }),
      ...(Object.keys(emits).length > 0 && { emits }),
      ...(Object.keys(consumes).length > 0 && { consumes }),
      ...(startup && { startup }),
      ...(Object.keys(overlays).length > 0 && { overlays }),
      ...(declaresEvents && { declaresEvents }),
    };
  }
  const { revision, unavailable } = snapshot;
  return { revision, releases, ...(unavailable && { unavailable: mapTables(unavailable) }) };
}

function mapTables(
  unavailable: Record<RemoteName, UnavailableTables>,
): Record<RemoteName, UnavailableTables> {
  return Object.fromEntries(
    Object.entries(unavailable).map(([name, { pageTypes, ...others }]) => [
      name,
      { pageTypes: withoutExamples(pageTypes), ...others },
    ]),
  );
}

/** Examples are for probes only. */
function withoutExamples(pageTypes: PageTypes): PageTypes {
  return Object.fromEntries(
    Object.entries(pageTypes).map(([type, { page, entry, tracking }]) => [type, { page, entry, tracking }]),
  );
}
