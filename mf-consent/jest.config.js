import { browserPreset } from 'shared-build/jest';

export default {
  ...browserPreset,
  displayName: 'mf-consent',
  setupFilesAfterEnv: [...browserPreset.setupFilesAfterEnv, '<rootDir>/src/testing/setup.ts'],
};
