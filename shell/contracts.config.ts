import { defineShell } from 'shared-build/shell-contracts';
import { passwordEndpoints } from 'shared-contracts/api/password-endpoints';
import { accountSignedIn, accountSignedOut, accountUpdated } from 'shared-contracts/events/account';
import { basketChanged } from 'shared-contracts/events/basket';
import { consentChanged } from 'shared-contracts/events/consent';
import { searchActivityChanged } from 'shared-contracts/events/search';
import { sessionChanged } from 'shared-contracts/events/session';
import {
  shellAppStateChanged,
  shellPageViewed,
  shellRegionFailed,
  shellRouteChanged,
} from 'shared-contracts/events/shell';
import { frameSlots } from 'shared-contracts/releases';

/** What the shell exchanges with remotes. It exposes nothing: remotes get its modules and host functions. */
export default defineShell({
  squad: 'platform',
  emits: [
    sessionChanged,
    shellRouteChanged,
    shellPageViewed,
    shellAppStateChanged,
    shellRegionFailed,
    basketChanged,
  ],
  consumes: [accountSignedIn, accountSignedOut, accountUpdated, consentChanged, searchActivityChanged],
  slots: frameSlots,
  onlyLimits: passwordEndpoints,
  timeoutMs: 3000,
  budgetKb: 760,
  mainBudgetKb: 575,
});
