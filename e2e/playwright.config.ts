import { defineConfig, devices } from '@playwright/test';
import { chromiumFlags } from '../scripts/verify/chromium.ts';
import { shopUrl } from './stack/addresses.ts';

const executablePath = process.env['CHROMIUM_PATH'];

export default defineConfig({
  testDir: './specs',
  // Each worker has a shop of its own: its specs change the live releases, and run one after the other. More workers than
  // the two cores of the usual machine: a test often waits for `expect`, which looks at the page every half second.
  workers: Number(process.env['E2E_WORKERS'] ?? 3),
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  retries: 0,
  // Some specs wait for a timeout of the shop; slow machines need twice as long for everything else.
  timeout: 120_000,
  expect: { timeout: 15_000, toPass: { intervals: [100, 250] } },
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
