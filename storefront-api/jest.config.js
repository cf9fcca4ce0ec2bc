import { nodePreset } from 'shared-build/jest';

/** With its database, as the step "on PostgreSQL" of `scripts/verify.ts` does it. */
const later = process.env['API_MODULES'] === 'later' ? ['src/modules/(?!media/)'] : [];

export default {
  ...nodePreset,
  testPathIgnorePatterns: [...nodePreset.testPathIgnorePatterns, ...later],
  displayName: 'storefront-api',
  globalSetup: './src/testing/global-setup.ts',
  globalTeardown: './src/testing/global-teardown.ts',
  // Slow machines import the demo shop in half a minute.
  testTimeout: 180_000,
};
