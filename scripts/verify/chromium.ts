import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../stack/settings.ts';
import { runCommand } from './run-command.ts';

const chromiums = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Chromium without a window of its own. For a new page its browser process needs a quarter of the processor time, which
 * is what browser tests wait for.
 */
const headlessShell = '/usr/bin/chromium-headless-shell';

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
 * Resolves with the path of the browser for tests: the headless shell, as root on Debian a newly installed one, or else
 * Chromium. Undefined: Playwright uses its own, which is a headless shell too.
 */
export async function findTestBrowser(): Promise<string | undefined> {
  const given = process.env['CHROMIUM_PATH'];
  if (given) return given;
  if (!existsSync(headlessShell)) await installOnDebian('chromium-headless-shell');
  return existsSync(headlessShell) ? headlessShell : findChromium();
}

/**
 * Resolves with the path of Chromium: an installed one, or as root on Debian a newly installed one. Undefined:
 * Playwright uses its own.
 */
export async function findChromium(): Promise<string | undefined> {
  const given = process.env['CHROMIUM_PATH'];
  if (given) return given;
  const isInstalled = (path: string) => existsSync(path);
  if (!chromiums.some(isInstalled)) await installOnDebian('chromium');
  const installed = chromiums.find(isInstalled);
  if (installed) return installed;
  console.log('No Chromium found; asking Playwright for its own …');
  await runCommand(join(root, 'e2e/node_modules/.bin/playwright'), ['install', 'chromium'], {
    cwd: join(root, 'e2e'),
    live: true,
  });
  return undefined;
}

/** Does nothing on other systems and for other users. A failure is not reported: the caller looks for the program. */
async function installOnDebian(name: string): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing the system’s ${name} …`);
  const limits = ['-qq', '-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=20'];
  await runCommand('apt-get', [...limits, 'update']);
  await runCommand('apt-get', [...limits, 'install', '-y', name], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
}
