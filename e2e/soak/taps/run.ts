import { join } from 'node:path';
import { root } from '../../../scripts/stack/settings.ts';
import { findTestBrowser } from '../../../scripts/verify/chromium.ts';
import { runCommand } from '../../../scripts/verify/run-command.ts';

/** `pnpm soak:taps`: uses each control of `earlyControls` at many moments of the load of its page. Exits with 1 if one of them was lost. */
const chromium = await findTestBrowser();
const { code } = await runCommand(
  join(root, 'e2e/node_modules/.bin/playwright'),
  ['test', '--config', 'soak/taps/playwright.config.ts', ...process.argv.slice(2)],
  { cwd: join(root, 'e2e'), env: chromium ? { CHROMIUM_PATH: chromium } : {}, live: true },
);
process.exit(code);
