import type { StartupModule } from 'shared-runtime';
import { deviceFlags, sessionFlags } from '../domain/flag-store.ts';
import { startReferralShare } from '../features/referral-share/referral-share.ts';
import { startRegisterInvitation } from '../features/register-invitation/register-invitation.ts';
import { startWelcome } from '../features/welcome/open-welcome.ts';

export const startup: StartupModule = {
  start(host) {
    const visitFlags = sessionFlags();
    const search = () => location.search;
    startReferralShare({ host, visitFlags, deviceFlags: deviceFlags(), search });
    startRegisterInvitation({
      host,
      visitFlags,
      search,
      areCookiesEnabled: () => navigator.cookieEnabled,
    });
    startWelcome(host);
  },
};
