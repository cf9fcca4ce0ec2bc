import { nodePreset } from 'shared-build/jest';

/**
 * Tests with several processes on one database need a server: the step "on PostgreSQL" of `scripts/verify.ts` starts
 * one.
 */
const needServer = process.env['TEST_DATABASE_URL'] ? [] : ['\\.server\\.test\\.ts$'];

export default {
  ...nodePreset,
  displayName: 'registry-server',
  setupFilesAfterEnv: ['./src/testing/after-tests.ts'],
  testPathIgnorePatterns: [...nodePreset.testPathIgnorePatterns, ...needServer],
};
