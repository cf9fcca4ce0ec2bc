import { nodePreset } from 'shared-build/jest';

export default {
  ...nodePreset,
  displayName: 'storefront-api',
  globalSetup: './src/testing/global-setup.ts',
  globalTeardown: './src/testing/global-teardown.ts',
  testTimeout: 30_000,
};
