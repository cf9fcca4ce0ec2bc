import { nodePreset } from 'shared-build/jest';

/** All tests run with files as storage. `*.server.test.ts` need PostgreSQL, because they start several processes. */
const onFiles = { testPathIgnorePatterns: [...nodePreset.testPathIgnorePatterns, '\\.server\\.test\\.ts$'] };

/**
 * The step "on PostgreSQL" of `scripts/verify.ts` repeats what reads and writes the storage: changes of several
 * registries and clients, and the routes. Checks of contracts and signatures are the same with both storages.
 */
const onPostgres = {
  testMatch: [
    '<rootDir>/src/**/*.server.test.ts',
    '<rootDir>/src/{app,registry-client,http/routes/*}.test.ts',
  ],
};

export default {
  ...nodePreset,
  displayName: 'registry-server',
  setupFilesAfterEnv: ['./src/testing/after-tests.ts'],
  ...(process.env['TEST_DATABASE_URL'] ? onPostgres : onFiles),
};
