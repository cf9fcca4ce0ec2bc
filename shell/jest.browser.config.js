import { browserPreset } from 'shared-build/jest';

export default {
  ...browserPreset,
  displayName: 'shell',
  testMatch: ['<rootDir>/src/**/*.test.ts', '<rootDir>/src/**/*.test.tsx'],
};
