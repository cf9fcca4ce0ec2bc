import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRegistryClient, type RegistryClient } from 'release-registry/client';
import { resolveToken } from 'release-registry/token';
import type { BuiltRemote } from './build-all.ts';
import { isPortTaken, ServiceError, startService, type Service } from './service.ts';
import { root, type StackSettings } from './settings.ts';

export interface Stack {
  services: Service[];
  registry: RegistryClient;
  startShell(): Promise<Service>;
  stop(): Promise<void>;
}

/** Registry and API; the shell follows when there are releases to show. */
export async function startBackends(settings: StackSettings): Promise<Stack> {
  await refuseTakenPorts(settings);
  const { dataDir } = settings;
  mkdirSync(dataDir, { recursive: true });
  const token = await resolveToken({
    dir: join(dataDir, 'registry'),
    token: process.env['REGISTRY_TOKEN'] || null,
  });
  const services = await startBoth([startRegistry(settings, token), startApi(settings)]);
  const stack: Stack = {
    services,
    registry: createRegistryClient({ baseUrl: `http://127.0.0.1:${settings.registryPort}`, token }),
    async startShell() {
      const shell = await startShell(settings, writeGuardToken(dataDir, token));
      services.push(shell);
      return shell;
    },
    async stop() {
      await Promise.all(services.map((service) => service.stop()));
    },
  };
  return stack;
}

async function startBoth(starting: Promise<Service>[]): Promise<Service[]> {
  const results = await Promise.allSettled(starting);
  const failed = results.find((result) => result.status === 'rejected');
  const started = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  if (!failed) return started;
  await Promise.all(started.map((service) => service.stop()));
  throw failed.reason;
}

function startRegistry({ registryPort, dataDir }: StackSettings, token: string): Promise<Service> {
  return startService({
    name: 'release-registry',
    cwd: join(root, 'release-registry'),
    args: ['src/server.ts'],
    env: {
      REGISTRY_PORT: String(registryPort),
      REGISTRY_DIR: join(dataDir, 'registry'),
      REGISTRY_TOKEN: token,
      HOST: '127.0.0.1',
    },
    readyUrl: `http://127.0.0.1:${registryPort}/healthz`,
    logFile: join(dataDir, 'logs/release-registry.log'),
    readyWithin: 20_000,
  });
}

export function startApi({ apiPort, dataDir, databaseUrl, logLevel }: StackSettings): Promise<Service> {
  return startService({
    name: 'storefront-api',
    cwd: join(root, 'storefront-api'),
    args: ['src/server.ts'],
    env: {
      PORT: String(apiPort),
      HOST: '127.0.0.1',
      DATA_DIR: join(dataDir, 'pglite'),
      PICTURES_DIR: join(dataDir, 'pictures'),
      MAIL_LINK_SECRET_FILE: join(dataDir, 'mail-link-secret'),
      DATABASE_URL: databaseUrl ?? '',
      // TRUST_PROXY of the environment is the shell's. What calls the API here is the shell.
      TRUST_PROXY: 'loopback',
      LOG_LEVEL: logLevel,
    },
    readyUrl: `http://127.0.0.1:${apiPort}/readyz`,
    logFile: join(dataDir, 'logs/storefront-api.log'),
    // The first start creates the database and the demo shop.
    readyWithin: 180_000,
  });
}

/** For the shell's guard, which ends canaries that are worse. Readable by nobody else, as the registry's own. */
function writeGuardToken(dataDir: string, token: string): string {
  const file = join(dataDir, 'guard-token');
  // An existing file would keep the rights that it had.
  rmSync(file, { force: true });
  writeFileSync(file, token, { mode: 0o600 });
  return file;
}

function startShell(
  { port, apiPort, registryPort, dataDir, logLevel, devRefresh }: StackSettings,
  registryTokenFile: string,
): Promise<Service> {
  return startService({
    name: 'shell',
    cwd: join(root, 'shell'),
    args: ['dist/server/server.cjs'],
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      API_URL: `http://127.0.0.1:${apiPort}`,
      REGISTRY_URL: `http://127.0.0.1:${registryPort}`,
      REGISTRY_PUBLIC_KEY_FILE: join(dataDir, 'registry/signing-key.pub'),
      REGISTRY_TOKEN_FILE: registryTokenFile,
      SHELL_DATA_DIR: join(dataDir, 'shell'),
      LOG_LEVEL: logLevel,
      DEV_REFRESH: devRefresh ? '1' : '0',
    },
    readyUrl: `http://127.0.0.1:${port}/healthz`,
    logFile: join(dataDir, 'logs/shell.log'),
    readyWithin: 30_000,
  });
}

async function refuseTakenPorts({ port, apiPort, registryPort }: StackSettings): Promise<void> {
  const named = { PORT: port, API_PORT: apiPort, REGISTRY_PORT: registryPort };
  for (const [name, value] of Object.entries(named)) {
    if (!(await isPortTaken(value))) continue;
    throw new ServiceError(
      `Port ${value} (${name}) is taken by another program. Stop it, or choose another: ${name}=${value + 100} npm start`,
    );
  }
}

/** Publishes each build and makes it live, where that is not so yet. */
export async function publishAll(registry: RegistryClient, built: readonly BuiltRemote[]): Promise<void> {
  const reading = await registry.read();
  const live = reading.status === 'read' ? reading.document.microFrontends : {};
  for (const { name, dir } of built) {
    const version = dir.split('/').at(-1) ?? '';
    const isLive = live[name]?.some(
      (entry) => entry.metadata.version === version && entry.deployment.default,
    );
    if (isLive) continue;
    await registry.publish(dir);
    await registry.promote({ name, version, reason: 'newest build of this checkout' });
  }
}
