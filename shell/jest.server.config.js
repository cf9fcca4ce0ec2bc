import { serverPreset } from 'shared-build/jest';

export default {
  ...serverPreset,
  displayName: 'shell/server',
  testMatch: ['<rootDir>/server/**/*.test.ts', '<rootDir>/server/**/*.test.tsx'],
};
