import { accountSignedIn, accountSignedOut } from 'shared-contracts/events/account';
import { basketChanged, basketLineAdded } from 'shared-contracts/events/basket';
import { consentChanged, consentSaveFailed } from 'shared-contracts/events/consent';
import { sessionChanged } from 'shared-contracts/events/session';
import { shellPageViewed } from 'shared-contracts/events/shell';
import { defineFederation } from 'shared-build/federation';

export default defineFederation({
  name: 'mf-account',
  squad: 'account',
  exposes: {
    './pages/login': './src/exposes/login-page.tsx',
    './pages/register': './src/exposes/register-page.tsx',
    './pages/dashboard': './src/exposes/dashboard-page.tsx',
    './fragments/button': './src/exposes/account-button.tsx',
    './overlays/register': './src/exposes/register-overlay.tsx',
    './overlays/welcome': './src/exposes/welcome-overlay.tsx',
    './startups/notifications': './src/exposes/notifications-startup.ts',
  },
  startup: { './startups/notifications': 30 },
  // The two of the basket with `useAnnounceAdditions`, after a sign-in that completes an addition.
  emits: [accountSignedIn, accountSignedOut, basketChanged, basketLineAdded],
  consumes: [sessionChanged, shellPageViewed, consentChanged, consentSaveFailed],
  uses: [],
  timeoutMs: 3000,
  budgetKb: 250,
});
