// No dependencies and no features newer than Node 20: this runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

const pnpmVersion = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).packageManager.split('@')[1];
const marker = join(root, 'node_modules/.installed-from');

function fail(message) {
  console.error(message);
  process.exit(1);
}

const [major] = process.versions.node.split('.').map(Number);
if (major < 20) fail(`Node ${process.versions.node} is too old: this shop needs Node 20 or newer.`);

/**
 * Returns a text for everything that an installation depends on; the same text means that nothing needs to be
 * installed.
 */
function wanted() {
  const hash = createHash('sha256');
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json']) {
    hash.update(readFileSync(join(root, file)));
  }
  return `${process.platform} ${process.arch} ${hash.digest('hex')}`;
}

/** Installs from the lock file, once per lock file. */
export function install() {
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted() && existsSync(nodeBinary())) return;
  console.log('Installing (once; later starts skip this) …');
  const result = spawnSync(
    'npx',
    [
      '--yes',
      `pnpm@${pnpmVersion}`,
      'install',
      '--frozen-lockfile',
      '--reporter=append-only',
      '--loglevel=error',
    ],
    { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], shell: process.platform === 'win32' },
  );
  if (result.status !== 0) fail('The installation failed; see the output of pnpm above.');
  mkdirSync(dirname(marker), { recursive: true });
  writeFileSync(marker, wanted());
}

/** Returns the path of Node 24, from the workspace's `node` package. */
function nodeBinary() {
  return join(root, 'node_modules/node/bin/node');
}

/** Runs a script of this repository under Node 24 and exits with its exit code. */
export function run(args) {
  const binaries = join(root, 'node_modules/.bin');
  const child = spawn(nodeBinary(), ['--disable-warning=ExperimentalWarning', ...args], {
    cwd: root,
    // The IPC channel closes in the child when this process ends, even by kill -9.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PATH: `${binaries}:${dirname(nodeBinary())}:${process.env.PATH}` },
  });
  // Ctrl-C reaches the whole process group; other signals are forwarded to the child.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  process.on('SIGHUP', () => child.kill('SIGHUP'));
  const starter = process.ppid;
  // Polls, because a killed npm sends no signal to this process.
  const timer = setInterval(() => process.ppid !== starter && child.kill('SIGTERM'), 1000);
  timer.unref();
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
}
