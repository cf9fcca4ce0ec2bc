import { defineFederation } from 'shared-build/federation';

export default defineFederation({
  name: 'mf-account',
  squad: 'account',
  exposes: {
    './pages/login': './src/exposes/login-page.tsx',
    './pages/register': './src/exposes/register-page.tsx',
    './pages/forgot-password': './src/exposes/forgot-password-page.tsx',
    './pages/reset-password': './src/exposes/reset-password-page.tsx',
    './pages/confirm': './src/exposes/confirm-page.tsx',
    './pages/security': './src/exposes/security-page.tsx',
    './pages/dashboard': './src/exposes/dashboard-page.tsx',
    './fragments/button': './src/exposes/account-button.tsx',
    './overlays/register': './src/exposes/register-overlay.tsx',
    './overlays/welcome': './src/exposes/welcome-overlay.tsx',
    './startups/notifications': './src/exposes/notifications-startup.ts',
  },
  startup: { './startups/notifications': 30 },
  timeoutMs: 3000,
  budgetKb: 400,
});
