import type { LiveState } from '../../remotes/release-fingerprint.ts';

export interface VersionCheck {
  onApiResponse: (now: LiveState) => void;
  /** Returns the fingerprint of a page load now if it differs from the tab's, else null. */
  newerReleases: () => string | null;
}

/** Detects newer releases from API responses. They are logged; the next navigation may load them. */
export function createVersionCheck(own: string, log: (text: string) => void): VersionCheck {
  let live: string = own;
  return {
    onApiResponse({ fingerprints: [first, ...others] }) {
      if (first === undefined) return;
      // The tab's own build may be live beside the one that answers.
      const next = others.includes(own) ? own : first;
      if (next === live) return;
      live = next;
      // A rollback makes the tab's releases live again.
      log(
        live === own ? `This tab is up to date again (${own})` : `This tab is outdated: ${own}, live ${live}`,
      );
    },
    newerReleases: () => (live === own ? null : live),
  };
}
