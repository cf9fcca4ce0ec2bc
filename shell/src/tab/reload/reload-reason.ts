import { isInCheckout } from './in-checkout.ts';
import type { ReloadGuard } from './reload-guard.ts';

export interface ReloadReasonOptions {
  /** Path of the page that is shown. */
  currentPath: () => string;
  isClosed: () => boolean;
  /** Another store or another visitor, as far as it is known. */
  sessionMismatch: (to: URL) => string | null;
  /** The mark of newer releases, where there are any. */
  newerReleases: () => string | null;
  hasUnsavedInput: () => boolean;
  mayReload: ReloadGuard['mayReload'];
  log: (text: string) => void;
}

/**
 * Why the next page is to be a new document: the shop is closed, the tab is another store's or another visitor's, or it
 * is outdated. Never within the checkout, once for each target, and newer releases wait for what is being written.
 */
export function createReloadReason(parts: ReloadReasonOptions): (to: URL) => string | null {
  return (to) => {
    if (isInCheckout(parts.currentPath()) && isInCheckout(to.pathname)) return null;
    // A closed shop answers with a page that runs nothing, so that this cannot go round in circles.
    if (parts.isClosed()) return 'maintenance';
    const reason = parts.sessionMismatch(to) ?? (parts.hasUnsavedInput() ? null : parts.newerReleases());
    if (reason === null || !parts.mayReload(reason, to.pathname + to.search)) return null;
    parts.log(`A new document is fetched: ${reason}`);
    return reason;
  };
}
