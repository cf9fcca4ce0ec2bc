import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../stack/settings.ts';
import { runCommand } from './run-command.ts';

const known = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Flags of checks and benchmarks: no sandbox, as containers have none, and no background requests. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Resolves with the path of Chromium: an installed one, or as root on Debian a newly installed one. Undefined:
 * Playwright uses its own.
 */
export async function findChromium(): Promise<string | undefined> {
  const given = process.env['CHROMIUM_PATH'];
  if (given) return given;
  const installed = known.find((path) => existsSync(path));
  if (installed) return installed;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('No Chromium found; installing the system’s …');
    await runCommand('apt-get', ['update', '-qq']);
    await runCommand('apt-get', ['install', '-y', '-qq', 'chromium'], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
    const now = known.find((path) => existsSync(path));
    if (now) return now;
  }
  console.log('No Chromium found; asking Playwright for its own …');
  await runCommand(join(root, 'e2e/node_modules/.bin/playwright'), ['install', 'chromium'], {
    cwd: join(root, 'e2e'),
    live: true,
  });
  return undefined;
}
