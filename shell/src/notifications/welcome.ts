import type { EventBus } from 'shared-contracts/events';
import type { OverlayService } from '../overlays/overlay-service.ts';

export interface WelcomeParts {
  bus: EventBus;
  overlays: OverlayService;
  /** No navigation is under way, and the address is that of the page that is shown. */
  isSettled: () => boolean;
  /** Milliseconds between two looks. */
  every?: number;
}

/**
 * Greets who has just joined. Joining often leads to another page, which closes what stands above the last one, so the
 * popup waits until the page that it leads to is there.
 */
export function startWelcome({ bus, overlays, isSettled, every = 100 }: WelcomeParts): void {
  // The session is kept by the bus, so that who joined before the late parts came is greeted as well.
  bus.subscribe('session:changed', ({ session, reason }) => {
    // A store that wants the address confirmed first has nobody to greet yet.
    if (reason !== 'signed-in' || !session.isSignupEvent || session.id === null) return;
    const check = () => {
      const isFree = isSettled() && overlays.store.getState().stack.length === 0;
      if (isFree) overlays.openModal('welcome-popup', {});
      else setTimeout(check, every);
    };
    // Whoever published it goes on from here, to another page as the case may be.
    setTimeout(check, every);
  });
}
