import type { EventBus } from 'shared-contracts/events';
import { sessionChanged } from 'shared-contracts/events/session';
import { shellPageViewed } from 'shared-contracts/events/shell';
import type { OverlayService } from '../overlays/overlay-service.ts';

export interface WelcomeOptions {
  bus: EventBus;
  overlays: OverlayService;
  /** Returns whether no navigation is in progress and the URL is that of the current page. */
  isSettled: () => boolean;
  /** Calls back when a navigation starts or ends. Returns the unsubscribe function. */
  onNavigation: (listener: () => void) => () => void;
}

/**
 * Opens the welcome popup after a registration. Registration often navigates, which closes overlays, so the popup
 * waits for the next page, and for open overlays to close.
 */
export function startWelcome({ bus, overlays, isSettled, onNavigation }: WelcomeOptions): void {
  // The bus replays the last event, so registrations before the deferred chunk was loaded count.
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
      if (!isSettled() || overlays.store.getState().stack.length > 0) return;
      for (const unsubscribe of unsubscribers) unsubscribe();
      overlays.open('welcome-popup', {});
    }
    const unsubscribers = [
      onNavigation(scheduleCheck),
      bus.subscribe(shellPageViewed, scheduleCheck),
      overlays.store.subscribe(scheduleCheck),
    ];
    scheduleCheck();
  }
}
