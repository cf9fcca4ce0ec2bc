import { accountSignedIn, accountSignedOut } from './account.ts';
import { basketChanged, basketLineAdded } from './basket.ts';
import { consentChanged, consentSaveFailed } from './consent.ts';
import { searchActivityChanged } from './search.ts';
import { sessionChanged } from './session.ts';
import { shellAppStateChanged, shellPageViewed, shellRegionFailed, shellRouteChanged } from './shell.ts';

export { factLogLength } from './define-event.ts';

/**
 * The events of releases that publish and subscribe by type. They take this module from the shell, under the name
 * `shared-contracts/events` 1. No event is added: it stays as it is until the next major of the shell API.
 */
export const events = {
  'account:signed-in': accountSignedIn,
  'account:signed-out': accountSignedOut,
  'basket:changed': basketChanged,
  'basket:line-added': basketLineAdded,
  'consent:changed': consentChanged,
  'consent:save-failed': consentSaveFailed,
  'search:activity-changed': searchActivityChanged,
  'session:changed': sessionChanged,
  'shell:route-changed': shellRouteChanged,
  'shell:page-viewed': shellPageViewed,
  'shell:app-state-changed': shellAppStateChanged,
  'shell:region-failed': shellRegionFailed,
};
