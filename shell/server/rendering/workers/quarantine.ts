import type { Snapshot } from 'shared-contracts/releases';
import { tablesOf } from '../../releases/unavailable-tables.ts';
import { releaseKey } from './protocol.ts';
import type { ReleaseRef } from '../attribute-error.ts';

/** Milliseconds. Doubles with each incident, up to the maximum. */
const minDurationMs = 30_000;
const maxDurationMs = 30 * 60_000;

export interface Quarantine {
  /** Returns false if the release is in quarantine already. */
  add(release: ReleaseRef): boolean;
  /** Returns the snapshot without the quarantined releases, whose pages and regions show their fallback. */
  exclude(snapshot: Snapshot): Snapshot;
}

/**
 * Excludes releases that have blocked a rendering process, for a limited time: the machine may have been the cause.
 * Another version of the remote is not affected.
 */
export function createQuarantine(now: () => number): Quarantine {
  const aside = new Map<string, { until: number; durationMs: number }>();
  const isAside = (key: string) => (aside.get(key)?.until ?? 0) > now();

  return {
    add({ remote, version }) {
      const key = releaseKey({ name: remote, version });
      if (isAside(key)) return false;
      const durationMs = Math.min((aside.get(key)?.durationMs ?? minDurationMs / 2) * 2, maxDurationMs);
      aside.set(key, { until: now() + durationMs, durationMs });
      return true;
    },
    exclude(snapshot) {
      const releases: Snapshot['releases'] = {};
      let { unavailable } = snapshot;
      for (const manifest of Object.values(snapshot.releases)) {
        if (!isAside(releaseKey(manifest))) releases[manifest.name] = manifest;
        else unavailable = { ...unavailable, [manifest.name]: tablesOf(manifest.contracts) };
      }
      const { revision, devServerPorts } = snapshot;
      return {
        revision,
        releases,
        ...(unavailable && { unavailable }),
        ...(devServerPorts && { devServerPorts }),
      };
    },
  };
}
