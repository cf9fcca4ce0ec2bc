import { defineConfig, devices } from '@playwright/test';
import { chromiumFlags } from '../scripts/verify/chromium.ts';
import { shopUrl } from './stack/addresses.ts';

const executablePath = process.env['CHROMIUM_PATH'];

export default defineConfig({
  testDir: './specs',
  // The stack is one shop: specs that change what is live must not meet.
  workers: 1,
  fullyParallel: false,
  forbidOnly: process.env['CI'] !== undefined,
  retries: 0,
  // Some wait until the shop has given up on something; a slow machine needs twice as long for the rest.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'line',
  globalSetup: './stack/global-setup.ts',
  outputDir: './test-results',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: shopUrl,
    viewport: { width: 1280, height: 900 },
    trace: 'off',
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: chromiumFlags,
    },
  },
});
