import type { LiveState } from '../../remotes/release-fingerprint.ts';

export interface VersionCheck {
  onApiResponse: (now: LiveState) => void;
  /** The mark of what a new document would bring, where that is not what the tab runs. */
  newerReleases: () => string | null;
}

/**
 * A tab keeps its releases as long as it lives. That others are live by now it learns from the answers that it gets
 * anyway; it is logged, and the next navigation may act on it.
 */
export function createVersionCheck(own: string, log: (text: string) => void): VersionCheck {
  let live: string = own;
  return {
    onApiResponse({ fingerprint }) {
      if (fingerprint === null || fingerprint === live) return;
      live = fingerprint;
      // Back to the same is what a rollback looks like.
      log(
        live === own ? `This tab is up to date again (${own})` : `This tab is outdated: ${own}, live ${live}`,
      );
    },
    newerReleases: () => (live === own ? null : live),
  };
}
