import { defineFederation } from 'shared-build/federation';

export default defineFederation({
  name: 'mf-account',
  squad: 'account',
  exposes: {
    './pages/login': './src/exposes/login-page.tsx',
    './pages/register': './src/exposes/register-page.tsx',
    './pages/social-login': './src/exposes/social-login-page.tsx',
    './pages/forgot-password': './src/exposes/forgot-password-page.tsx',
    './pages/reset-password': './src/exposes/reset-password-page.tsx',
    './pages/confirm': './src/exposes/confirm-page.tsx',
    './pages/cancel-email-change': './src/exposes/cancel-email-change-page.tsx',
    './pages/security': './src/exposes/security-page.tsx',
    './pages/account-information': './src/exposes/account-information-page.tsx',
    './pages/dashboard': './src/exposes/dashboard-page.tsx',
    './fragments/button': './src/exposes/account-button.tsx',
    './overlays/register': './src/exposes/register-overlay.tsx',
    './overlays/welcome': './src/exposes/welcome-overlay.tsx',
    './startups/notifications': './src/exposes/notifications-startup.ts',
  },
  pageTypes: {
    login: { page: 'account/login', entry: 'guests', tracking: 'Login' },
    register: { page: 'account/register', entry: 'guests', tracking: 'Login' },
    'social-login': { page: 'account/social-login', entry: 'guests', tracking: 'Login' },
    'forgot-password': { page: 'account/forgot-password', entry: 'public', tracking: 'Login' },
    'reset-password': { page: 'account/reset-password', entry: 'public', tracking: 'Login' },
    'confirm-account': { page: 'account/confirm', entry: 'public', tracking: 'Login' },
    'cancel-email-change': { page: 'account/cancel-email-change', entry: 'public', tracking: 'Login' },
    account: { page: 'account/dashboard', entry: 'members', tracking: 'Account' },
    'account-edit': { page: 'account/account-information', entry: 'members', tracking: 'Account' },
    'account-security': { page: 'account/security', entry: 'members', tracking: 'Account' },
  },
  // A member's button is a plain link until hydrated, so it is hydrated early.
  frame: {
    './fragments/button': { slot: 'header-account', hydrate: 'interaction', hydrateForMembers: 'idle' },
  },
  startup: { './startups/notifications': 30 },
  overlays: {
    './overlays/register': {
      kind: 'modal',
      width: 495,
      names: {
        join: { tab: 'join' },
        login: { tab: 'signIn' },
        'red-join': { tab: 'join', variant: 'red' },
        'red-login': { tab: 'signIn', variant: 'red' },
        'red-register-modal': { variant: 'red' },
      },
      aside: { width: 495 },
    },
    './overlays/welcome': { kind: 'modal', width: 562, names: { 'welcome-popup': {} } },
  },
  prefetchForGuests: ['./fragments/button', './overlays/register'],
  timeoutMs: 3000,
  budgetKb: 700,
});
