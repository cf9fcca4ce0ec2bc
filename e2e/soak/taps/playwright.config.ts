import { defineConfig } from '@playwright/test';
import config from '../../playwright.config.ts';

export default defineConfig({
  ...config,
  testDir: '.',
  globalSetup: '../../stack/global-setup.ts',
  outputDir: '../../test-results',
  reporter: 'list',
});
