import { shellPageViewed } from 'shared-contracts/events/shell';
import type { ShopContext } from 'shared-runtime';
import { startFlashMessages } from './flash-messages.ts';
import type { AlertService } from 'shared-runtime/host';
import type { OverlayService } from '../overlays/overlay-service.ts';
import { startReferralShare } from './referral-share.ts';
import { startRegisterInvitation } from './register-invitation.ts';
import { deviceFlags, sessionFlags } from './flag-store.ts';
import { startWelcome } from './welcome.ts';

export interface NotificationOptions {
  overlays: OverlayService;
  alerts: AlertService;
  /** Returns whether no navigation is in progress. */
  isIdle: () => boolean;
  /** Calls back when a navigation starts or ends. Returns the unsubscribe function. */
  onNavigation: (listener: () => void) => () => void;
  /** Query of the URL from which the document was loaded. */
  landingQuery: string;
}

/** Starts the messages that the shell shows by itself. */
export function startNotifications(
  context: ShopContext,
  { overlays, alerts, isIdle, onNavigation, landingQuery }: NotificationOptions,
): void {
  const { bus } = context;
  const visitFlags = sessionFlags();
  const search = () => location.search;
  startFlashMessages(bus, alerts);
  startReferralShare({ context, alerts, visitFlags, deviceFlags: deviceFlags(), search });
  startRegisterInvitation({
    context,
    overlays,
    flags: visitFlags,
    search,
    landingQuery,
    areCookiesEnabled: () => navigator.cookieEnabled,
  });
  startWelcome({
    bus,
    overlays,
    onNavigation,
    isSettled: () => isIdle() && bus.last(shellPageViewed)?.path === location.pathname,
  });
}
