import { createHash } from 'node:crypto';
import { maxGroupsOfSide, type ErrorGroup, type SourceFrame } from 'registry-client/domain/error-group';
import type { CountedError } from 'registry-client/domain/error-report';
import type { Side } from 'registry-client/release-dir/layout';

/** Versions and page types that a group lists. */
const maxVersions = 20;
const maxPageTypes = 30;

/** An error whose frames are places in the sources. */
export type LocatedError = Omit<CountedError, 'frames'> & { frames: SourceFrame[] };

/** Groups without an error for this long are dropped, milliseconds. */
const maxAgeMs = 30 * 24 * 3_600_000;

/** Returns the groups of one remote with new errors added, the latest first. */
export function addErrors(
  groups: readonly ErrorGroup[],
  errors: readonly LocatedError[],
  at: string,
): ErrorGroup[] {
  const byKey = new Map(groups.map((group) => [group.key, group]));
  for (const error of errors) {
    const key = keyOf(error);
    byKey.set(key, addError(byKey.get(key), { key, error, at }));
  }
  const recent = recentGroups([...byKey.values()], at);
  const ofSide = (side: Side) => limit(recent.filter((group) => group.side === side));
  // Apart: those of browsers can be forged, those of servers cannot.
  return latestFirst([...ofSide('browser'), ...ofSide('server')]);
}

/** Returns the groups with an error in the last month. */
export function recentGroups(groups: readonly ErrorGroup[], at: string): ErrorGroup[] {
  const oldest = new Date(Date.parse(at) - maxAgeMs).toISOString();
  return groups.filter(({ lastAt }) => lastAt >= oldest);
}

const latestFirst = (groups: readonly ErrorGroup[]) =>
  groups.toSorted((one, other) => other.lastAt.localeCompare(one.lastAt));

/** Keeps the most frequent groups and the latest ones: a client that reports ever new errors must not displace all others. */
function limit(groups: readonly ErrorGroup[]): ErrorGroup[] {
  const latest = latestFirst(groups);
  if (latest.length <= maxGroupsOfSide) return latest;
  const frequent = latest.toSorted((one, other) => other.count - one.count).slice(0, maxGroupsOfSide / 2);
  const others = latest.filter((group) => !frequent.includes(group));
  const kept = new Set([...frequent, ...others.slice(0, maxGroupsOfSide - frequent.length)]);
  return latest.filter((group) => kept.has(group));
}

/**
 * Errors are the same if they have the same source, phase, name, message and file. The file is the innermost one of the shop's
 * own sources: a library fails at the same place for any caller. Lines change from version to version, and numbers in messages
 * with what the visitor does.
 */
function keyOf({ remote, side, source, phase, name, message, frames }: LocatedError): string {
  const own = frames.find(({ file }) => !file.includes('node_modules/')) ?? frames[0];
  const parts = [remote, side, source, phase, name, message.replaceAll(/\d+/g, '0'), own?.file];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}

function addError(
  group: ErrorGroup | undefined,
  { key, error, at }: { key: string; error: LocatedError; at: string },
): ErrorGroup {
  const { remote, side, source, phase, name, message, frames, version, count } = error;
  return {
    key,
    remote,
    side,
    source,
    phase,
    name,
    message,
    frames,
    ...counted(group, count, at),
    versions: latestVersions({ ...group?.versions, [version]: counted(group?.versions[version], count, at) }),
    pageTypes: addPageType(group?.pageTypes ?? {}, error.pageType ?? 'unknown', count),
  };
}

/** The name comes from a browser: it may be one that every object has. Beyond the limit it counts as `other`. */
function addPageType(
  pageTypes: ErrorGroup['pageTypes'],
  name: string,
  count: number,
): ErrorGroup['pageTypes'] {
  const counts = new Map(Object.entries(pageTypes));
  const counted = counts.has(name) || counts.size < maxPageTypes ? name : 'other';
  counts.set(counted, (counts.get(counted) ?? 0) + count);
  return Object.fromEntries(counts);
}

type Counts = Pick<ErrorGroup, 'count' | 'firstAt' | 'lastAt'>;

function counted(before: Counts | undefined, count: number, at: string): Counts {
  return { count: (before?.count ?? 0) + count, firstAt: before?.firstAt ?? at, lastAt: at };
}

function latestVersions(versions: ErrorGroup['versions']): ErrorGroup['versions'] {
  const latest = Object.entries(versions).toSorted(([, one], [, other]) =>
    other.lastAt.localeCompare(one.lastAt),
  );
  return Object.fromEntries(latest.slice(0, maxVersions));
}
