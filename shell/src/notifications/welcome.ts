import type { EventBus } from 'shared-contracts/events';
import type { OverlayService } from '../overlays/overlay-service.ts';

export interface WelcomeOptions {
  bus: EventBus;
  overlays: OverlayService;
  /** Returns whether no navigation is in progress and the URL is that of the current page. */
  isSettled: () => boolean;
  /** Poll interval, milliseconds. */
  intervalMs?: number;
}

/**
 * Opens the welcome popup after a registration. Registration often navigates, which closes overlays, so the popup
 * waits for the next page.
 */
export function startWelcome({ bus, overlays, isSettled, intervalMs = 100 }: WelcomeOptions): void {
  // The bus replays the last event, so registrations before the deferred chunk was loaded count.
  bus.subscribe('session:changed', ({ session, reason }) => {
    // Stores that require confirmation have no member yet.
    if (reason !== 'signed-in' || !session.isSignupEvent || session.id === null) return;
    const check = () => {
      const isFree = isSettled() && overlays.store.getState().stack.length === 0;
      if (isFree) overlays.openModal('welcome-popup', {});
      else setTimeout(check, intervalMs);
    };
    // The publisher may navigate next.
    setTimeout(check, intervalMs);
  });
}
