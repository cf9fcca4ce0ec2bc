import { LRUCache } from 'lru-cache';
import { remoteNames, type RemoteName } from 'shared-contracts/exposes';
import type { TabReport } from '../../src/release-health/tab-report.ts';
import type { RegionWatch } from '../region-watch.ts';
import { isCountedAsShown, type Observation } from './observation.ts';
import type { ReleaseFigures } from './release-figures.ts';
import { createReleaseWindow, type ReleaseWindow } from './release-window.ts';

/** Six remotes with a default and a canary, and what was live before them. The least used make room. */
const mostReleases = 48;

/** Milliseconds. Who comes again after this is as good as another visitor. */
const heardFor = 15 * 60_000;
const mostHeard = 30_000;

export interface ReleaseHealth extends RegionWatch {
  /** What a tab says of the releases that it runs. `visitor`: whose tab, for the shop's random name of them. */
  reported(report: TabReport, visitor: string): void;
  /** Every release of which something is known, over the last quarter of an hour. */
  read(): ReleaseFigures[];
  /** Told of everything, one by one; of a visitor's tabs only the first, since theirs are all alike. */
  listen(listener: (observation: Observation) => void): void;
}

export function createReleaseHealth({ now }: { now: () => number }): ReleaseHealth {
  const windows = new LRUCache<string, { remote: RemoteName; version: string; window: ReleaseWindow }>({
    max: mostReleases,
  });
  const heard = new LRUCache<string, true>({
    max: mostHeard,
    ttl: heardFor,
    ttlResolution: 0,
    perf: { now },
  });
  const listeners: ((observation: Observation) => void)[] = [];

  function windowOf(remote: RemoteName, version: string): ReleaseWindow {
    const key = `${remote} ${version}`;
    const known = windows.get(key);
    if (known) return known.window;
    const window = createReleaseWindow(now);
    windows.set(key, { remote, version, window });
    return window;
  }

  function tell(observation: Observation): void {
    for (const listener of listeners) listener(observation);
  }

  function tellOnce(observation: Observation, visitor: string): void {
    const key = `${visitor} ${observation.what} ${observation.remote} ${observation.version}`;
    if (heard.has(key)) return;
    heard.set(key, true);
    tell(observation);
  }

  return {
    shown({ remote, version, ms }) {
      if (!isRemote(remote)) return;
      const window = windowOf(remote, version);
      window.count('shown', 1);
      window.time('render', ms);
      tell({ remote, version, what: 'server', seen: 1, bad: 0 });
      tell({ remote, version, what: 'render', ms });
    },
    failed({ remote, version, phase }) {
      // A throw that nobody can be blamed for, and a remote without any release, are no release's failure.
      if (!isRemote(remote) || phase === 'missing' || version === 'unknown') return;
      const seen = isCountedAsShown(phase) ? 0 : 1;
      const window = windowOf(remote, version);
      window.count('shown', seen);
      window.count('failed', 1);
      tell({ remote, version, what: 'server', seen, bad: 1 });
    },
    reported({ releases, lcp, inp }, visitor) {
      for (const [name, { version, loads, failures }] of Object.entries(releases)) {
        const remote = name as RemoteName;
        const failed = Object.values(failures).reduce((sum, count) => sum + count, 0);
        const window = windowOf(remote, version);
        window.count('loads', loads);
        window.count('failures', failed);
        // A tab in which everything fails is one tab that fails.
        if (loads > 0) {
          tellOnce({ remote, version, what: 'browser', seen: 1, bad: failed > 0 ? 1 : 0 }, visitor);
        }
      }
      for (const [what, measured] of [['lcp', lcp] as const, ['inp', inp] as const]) {
        const release = measured && releases[measured.remote];
        if (!release) continue;
        const { remote, ms } = measured;
        windowOf(remote, release.version).time(what, ms);
        tellOnce({ remote, version: release.version, what, ms }, visitor);
      }
    },
    read() {
      const figures: ReleaseFigures[] = [];
      for (const { remote, version, window } of windows.values()) {
        if (window.isEmpty()) continue;
        const { shown, failed, loads, failures, render, lcp, inp } = window.read();
        figures.push({
          remote,
          version,
          server: { shown, failed, render },
          browser: { loads, failures, lcp, inp },
        });
      }
      return figures.sort((one, other) => nameOf(one).localeCompare(nameOf(other), 'en', { numeric: true }));
    },
    listen: (listener) => void listeners.push(listener),
  };
}

const nameOf = ({ remote, version }: ReleaseFigures) => `${remote} ${version}`;

function isRemote(name: string): name is RemoteName {
  return remoteNames.some((known) => known === name);
}
