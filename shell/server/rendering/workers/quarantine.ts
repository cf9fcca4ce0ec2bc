import type { Snapshot } from 'shared-contracts/releases';
import { releaseKey } from './protocol.ts';
import type { ReleaseRef } from '../attribute-error.ts';

/** Milliseconds. Twice as long with each time, up to the longest. */
const minDurationMs = 30_000;
const maxDurationMs = 30 * 60_000;

export interface Quarantine {
  /** False where it is set aside already. */
  setAside(release: ReleaseRef): boolean;
  /** The snapshot without what is set aside: its regions show that they take a break. */
  without(snapshot: Snapshot): Snapshot;
}

/**
 * Releases that have blocked the process that rendered them. They come back after a while, for the machine may
 * have been at fault; a release that a squad puts in its place need not wait.
 */
export function createQuarantine(now: () => number): Quarantine {
  const aside = new Map<string, { until: number; durationMs: number }>();
  const isAside = (key: string) => (aside.get(key)?.until ?? 0) > now();

  return {
    setAside({ remote, version }) {
      const key = releaseKey({ name: remote, version });
      if (isAside(key)) return false;
      const durationMs = Math.min((aside.get(key)?.durationMs ?? minDurationMs / 2) * 2, maxDurationMs);
      aside.set(key, { until: now() + durationMs, durationMs });
      return true;
    },
    without(snapshot) {
      const releases: Snapshot['releases'] = {};
      for (const manifest of Object.values(snapshot.releases)) {
        if (!isAside(releaseKey(manifest))) releases[manifest.name] = manifest;
      }
      return { revision: snapshot.revision, releases };
    },
  };
}
