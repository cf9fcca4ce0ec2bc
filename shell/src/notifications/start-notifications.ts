import type { ShopContext } from 'shared-runtime';
import { startFlashMessages } from './flash-messages.ts';
import type { Desks } from '../deferred/deferred-frame.tsx';
import type { Tab } from '../deferred/start-deferred.tsx';
import { startReferralShare } from './referral-share.ts';
import { startRegisterInvitation } from './register-invitation.ts';
import { deviceMemory, visitMemory } from './shown-flags.ts';
import { startWelcome } from './welcome.ts';

/** Begins all that the shell says unasked. */
export function speakUp(context: ShopContext, { overlays, alerts }: Desks, { isIdle, landing }: Tab): void {
  const { bus } = context;
  const visit = visitMemory();
  const search = () => location.search;
  startFlashMessages(bus, alerts);
  startReferralShare({ context, alerts, visit, device: deviceMemory(), search });
  startRegisterInvitation({
    context,
    desk: overlays,
    memory: visit,
    search,
    landing,
    takesCookies: () => navigator.cookieEnabled,
  });
  startWelcome({
    bus,
    desk: overlays,
    isSettled: () => isIdle() && bus.last('shell:page-viewed')?.path === location.pathname,
  });
}
