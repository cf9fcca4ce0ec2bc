import { mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import pino from 'pino';
import { createRegistryClient } from 'registry-client';
import { runAgain } from 'shared-runtime/run-again';
import { ConfigError } from '../config-error.ts';
import { readConfig, readPublicKey } from '../config.ts';
import { readDocumentFile } from '../releases/registry/registry-document-file.ts';
import { createInstanceStarter } from './cluster-instance.ts';
import { createLiveShellReader } from './live-shell.ts';
import { createRollout } from './rollout.ts';
import type { InstalledShell } from './shell-plan.ts';

/** First pause before an instance that has ended is started again, milliseconds. */
const restartMs = 1_000;

/** Uptime after which the end of an instance is no early one, milliseconds. */
const stableMs = 60_000;

/** Runs the live releases of the shell in `SHELL_INSTANCES` processes, and replaces them when another one is promoted. */
async function supervise(): Promise<void> {
  const config = readConfig(process.env);
  const log = pino({ level: config.logLevel });
  const publicKey = readPublicKey(config.publicKeyFile);
  const client = createRegistryClient({ baseUrl: config.registryUrl, publicKey });
  const own = ownBuild();
  const folder = join(config.dataDir, 'shell-releases');
  linkLibraries(folder, join(__dirname, '../../node_modules'));
  const stored = await readDocumentFile(join(config.dataDir, 'registry.json'), publicKey);
  const readLiveShell = createLiveShellReader({ client, folder, own, stored, log });
  const rollout = createRollout({
    count: config.instances,
    restartMs,
    stableMs,
    log,
    start: createInstanceStarter({
      port: config.port,
      dataDir: config.dataDir,
      visitorKeyFile: config.visitorKeyFile,
      maintenanceFile: config.maintenanceFile,
      log,
    }),
  });
  const follow = runAgain(async () => {
    const plan = await readLiveShell();
    if (plan) await rollout.deploy(plan);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      void rollout.stop().then(() => process.exit(0));
    });
  const isRunning = await rollout.deploy((await readLiveShell()) ?? { defaultBuild: own, canary: null });
  // The shop must open although the live release does not start here.
  if (!isRunning && !(await rollout.fallBack(own)))
    throw new ConfigError('No build of the shell starts. See above.');
  client.watch(() => void follow());
  setInterval(() => void follow(), config.registryPollMs);
}

/** Releases do not contain the libraries of the server: Node looks for them in the folders above. */
function linkLibraries(folder: string, libraries: string): void {
  const link = join(folder, 'node_modules');
  mkdirSync(folder, { recursive: true });
  rmSync(link, { force: true });
  symlinkSync(libraries, link);
}

/** Returns the build that this script belongs to: its release, because a new build replaces the files beside this script. */
function ownBuild(): InstalledShell {
  const { version } = JSON.parse(readFileSync(join(__dirname, 'shell.json'), 'utf8')) as { version: string };
  return { version, promotedIn: 0, serverFile: join(__dirname, '..', version, 'server/server.cjs') };
}

supervise().catch((error: unknown) => {
  const message = error instanceof ConfigError ? error.message : String((error as Error).stack ?? error);
  process.stderr.write(`The shell does not start.\n${message}\n`);
  process.exit(1);
});
