import { nodePreset } from 'shared-build/jest';

export default {
  ...nodePreset,
  displayName: 'registry-cli',
  setupFilesAfterEnv: ['registry-server/testing/after-tests'],
};
