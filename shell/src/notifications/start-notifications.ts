import type { ShopContext } from 'shared-runtime';
import { startFlashMessages } from './flash-messages.ts';
import type { ShellServices } from '../deferred/deferred-frame.tsx';
import type { Tab } from '../deferred/start-deferred.tsx';
import { startReferralShare } from './referral-share.ts';
import { startRegisterInvitation } from './register-invitation.ts';
import { deviceFlags, sessionFlags } from './flag-store.ts';
import { startWelcome } from './welcome.ts';

/** Starts the messages that the shell shows by itself. */
export function startNotifications(
  context: ShopContext,
  { overlays, alerts }: ShellServices,
  { isIdle, landing }: Tab,
): void {
  const { bus } = context;
  const visit = sessionFlags();
  const search = () => location.search;
  startFlashMessages(bus, alerts);
  startReferralShare({ context, alerts, visit, device: deviceFlags(), search });
  startRegisterInvitation({
    context,
    overlays,
    flags: visit,
    search,
    landing,
    takesCookies: () => navigator.cookieEnabled,
  });
  startWelcome({
    bus,
    overlays,
    isSettled: () => isIdle() && bus.last('shell:page-viewed')?.path === location.pathname,
  });
}
