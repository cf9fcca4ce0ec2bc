import { isInCheckout } from './in-checkout.ts';
import type { LeaveOnce } from './reload-guard.ts';

export interface ReasonParts {
  /** Path of the page that is shown. */
  herePath: () => string;
  isClosed: () => boolean;
  /** Another store or another visitor, as far as it is known. */
  stranger: (to: URL) => string | null;
  /** The mark of newer releases, where there are any. */
  newer: () => string | null;
  hasUnsavedInput: () => boolean;
  mayLeaveFor: LeaveOnce['mayLeaveFor'];
  log: (text: string) => void;
}

/**
 * Why the next page is to be a new document: the shop is closed, the tab is another store's or another visitor's, or it
 * is outdated. Never within the checkout, once for each target, and newer releases wait for what is being written.
 */
export function createReasons(parts: ReasonParts): (to: URL) => string | null {
  return (to) => {
    if (isInCheckout(parts.herePath()) && isInCheckout(to.pathname)) return null;
    // A closed shop answers with a page that runs nothing, so that this cannot go round in circles.
    if (parts.isClosed()) return 'maintenance';
    const reason = parts.stranger(to) ?? (parts.hasUnsavedInput() ? null : parts.newer());
    if (reason === null || !parts.mayLeaveFor(reason, to.pathname + to.search)) return null;
    parts.log(`A new document is fetched: ${reason}`);
    return reason;
  };
}
