import { sessionChanged } from 'shared-contracts/events/session';
import { shellPageViewed } from 'shared-contracts/events/shell';
import type { StartupHost } from 'shared-runtime';

type WelcomeHost = Pick<
  StartupHost,
  'context' | 'openOverlay' | 'isOverlayOpen' | 'onOverlayChange' | 'isPageSettled' | 'onNavigation'
>;

/**
 * Opens the welcome popup after a registration. Registration often navigates, which closes overlays, so the popup
 * waits for the next page, and for open overlays to close.
 */
export function startWelcome(host: WelcomeHost): void {
  const { bus } = host.context;
  // The bus replays the last event, so registrations before this startup count.
  bus.subscribe(sessionChanged, ({ session, reason }) => {
    // Stores that require confirmation have no member yet.
    if (reason === 'signed-in' && session.isSignupEvent && session.id !== null) openWhenSettled();
  });

  function openWhenSettled(): void {
    let isScheduled = false;
    /** In the next task: the caller that signs in or closes an overlay may navigate in the current one. */
    function scheduleCheck(): void {
      if (isScheduled) return;
      isScheduled = true;
      setTimeout(check);
    }
    function check(): void {
      isScheduled = false;
      if (!host.isPageSettled() || host.isOverlayOpen()) return;
      for (const unsubscribe of unsubscribers) unsubscribe();
      host.openOverlay('welcome-popup', {});
    }
    const unsubscribers = [
      host.onNavigation(scheduleCheck),
      bus.subscribe(shellPageViewed, scheduleCheck),
      host.onOverlayChange(scheduleCheck),
    ];
    scheduleCheck();
  }
}
