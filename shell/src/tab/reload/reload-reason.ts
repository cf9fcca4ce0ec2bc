import { isInCheckout } from '../../routing/in-checkout.ts';
import type { ReloadGuard } from './reload-guard.ts';

export interface ReloadReasonOptions {
  /** Returns the path of the current page. */
  currentPath: () => string;
  isClosed: () => boolean;
  /** Returns another store or visitor, if known. */
  sessionMismatch: (to: URL) => string | null;
  /** Returns the fingerprint of newer releases, or null. */
  newerReleases: () => string | null;
  hasUnsavedInput: () => boolean;
  mayReload: ReloadGuard['mayReload'];
  log: (text: string) => void;
}

/**
 * Returns why the next navigation should be a page load: maintenance, another store or visitor, or newer releases.
 * Never within the checkout, once per target, and not for newer releases while a form has unsaved input.
 */
export function createReloadReason(options: ReloadReasonOptions): (to: URL) => string | null {
  return (to) => {
    if (isInCheckout(options.currentPath()) && isInCheckout(to.pathname)) return null;
    // The maintenance page runs no script, so this cannot loop.
    if (options.isClosed()) return 'maintenance';
    const reason =
      options.sessionMismatch(to) ?? (options.hasUnsavedInput() ? null : options.newerReleases());
    if (reason === null || !options.mayReload(reason, to.pathname + to.search)) return null;
    options.log(`A new document is fetched: ${reason}`);
    return reason;
  };
}
