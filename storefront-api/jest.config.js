import { nodePreset } from 'shared-build/jest';

/**
 * `scripts/verify.ts` runs the tests in two steps: `unit` (drawing, the embedded database, the server as a process) and
 * `on PostgreSQL` (what calls the API, and again where the two databases differ: `src/db` and `src/initial-shop`). An
 * empty embedded database takes seconds to create: what only needs some database runs on PostgreSQL.
 */
const testsOfStep = {
  embedded: {
    testMatch: [
      '<rootDir>/src/{modules/media,db,initial-shop}/**/*.test.ts',
      '<rootDir>/src/{durability,server,config}.test.ts',
    ],
  },
  server: {
    testPathIgnorePatterns: [
      ...nodePreset.testPathIgnorePatterns,
      '/src/modules/media/',
      String.raw`/src/(durability|server|config|db/pglite|db/directory-lock)\.test\.ts$`,
    ],
  },
};

export default {
  ...nodePreset,
  ...testsOfStep[process.env['API_TESTS']],
  displayName: 'storefront-api',
  globalSetup: './src/testing/global-setup.ts',
  globalTeardown: './src/testing/global-teardown.ts',
  // Slow machines import the demo shop in half a minute.
  testTimeout: 180_000,
};
