import { readdirSync } from 'node:fs';

/** Folders and configs of every package with tests, in one run. */
const packages = [
  'shared-contracts',
  'shared-runtime',
  'shared-ui',
  'shared-forms',
  'shared-build',
  'shared-tracing',
  'registry-client',
  'registry-server',
  'registry-cli',
  'storefront-ports',
  'demo-shop',
  'payment-simulator',
  'storefront-api',
  'shell/jest.browser.config.js',
  'shell/jest.server.config.js',
  ...readdirSync(import.meta.dirname).filter((name) => name.startsWith('mf-')),
  'scripts',
];

export default {
  projects: packages.map((name) => `<rootDir>/${name}`),
  watchman: false,
  testSequencer: '<rootDir>/scripts/testing/slow-first-sequencer.js',
  // Some tests start whole processes or a database, on a machine that may be busy.
  testTimeout: 180_000,
};
