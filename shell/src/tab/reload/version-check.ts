import type { ShopNow } from '../../remotes/release-fingerprint.ts';

export interface VersionCheck {
  heard: (now: ShopNow) => void;
  /** The mark of what a new document would bring, where that is not what the tab runs. */
  newer: () => string | null;
}

/**
 * A tab keeps its releases as long as it lives. That others are live by now it learns from the answers that it gets
 * anyway; it is logged, and the next navigation may act on it.
 */
export function createVersionCheck(own: string, log: (text: string) => void): VersionCheck {
  let live: string = own;
  return {
    heard({ mark }) {
      if (mark === null || mark === live) return;
      live = mark;
      // Back to the same is what a rollback looks like.
      log(
        live === own ? `This tab is up to date again (${own})` : `This tab is outdated: ${own}, live ${live}`,
      );
    },
    newer: () => (live === own ? null : live),
  };
}
