import type { ShopContext } from 'shared-runtime';
import { startFlashMessages } from './flash-messages/start-flash-messages.ts';
import type { Desks } from './late-frame.tsx';
import type { Tab } from './start-late.tsx';
import { startReferralShare } from './referral-share/start-referral-share.ts';
import { startRegisterInvitation } from './register-invitation/start-register-invitation.ts';
import { deviceMemory, visitMemory } from './visit-memory.ts';
import { startWelcome } from './welcome/start-welcome.ts';

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
