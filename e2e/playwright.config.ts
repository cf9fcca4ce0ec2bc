import { defineConfig, devices } from '@playwright/test';
import { chromiumFlags } from '../scripts/verify/chromium.ts';
import { shopUrl } from './stack/addresses.ts';

const executablePath = process.env['CHROMIUM_PATH'];

/**
 * A test visits its pages once, with empty caches: the browser ends before the work of its optimising compilers is
 * recovered.
 */
const withoutOptimisation = '--js-flags=--no-opt --no-maglev';

export default defineConfig({
  testDir: './specs',
  // Each worker has a shop of its own: its specs change the live releases, and run one after the other. Not more workers
  // than the usual machine has cores: on a slow one three of them took longer than two, and each test twice as long.
  workers: Number(process.env['E2E_WORKERS'] ?? 2),
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  retries: 0,
  // Timeouts end a test that fails; they are long enough for a machine that is four times slower than the usual one.
  timeout: 240_000,
  expect: { timeout: 30_000, toPass: { intervals: [100, 250] } },
  reporter: 'line',
  globalSetup: './stack/global-setup.ts',
  outputDir: './test-results',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: shopUrl,
    viewport: { width: 1280, height: 900 },
    trace: 'off',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [...chromiumFlags, withoutOptimisation],
    },
  },
});
