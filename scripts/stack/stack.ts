import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keyFiles, prepareKeys } from 'payment-simulator/keys';
import { createRegistryClient, type RegistryClient } from 'registry-client';
import { removeRunningStack, writeRunningStack } from 'registry-client/local/running-stack';
import { developmentEntry } from 'shared-contracts/development';
import type { RemoteName } from 'shared-contracts/releases';
import { resolveToken } from 'registry-server/token';
import { ServiceError, startService, staysTaken, type Service } from './service.ts';
import { portsOf, root, storeOriginOf, type StackSettings } from './settings.ts';

export interface Stack {
  services: Service[];
  registry: RegistryClient;
  /** @param changes of the settings */
  startShell(changes?: Pick<StackSettings, 'isSupervised' | 'shellInstances'>): Promise<Service>;
  stop(): Promise<void>;
}

/** Starts registry, API, the payment simulator, and the mailbox if mails go to it. The shell is started separately, once releases are live. */
export async function startBackends(settings: StackSettings): Promise<Stack> {
  await requireFreePorts(settings);
  const { dataDir } = settings;
  makeFolders(dataDir);
  const token = await resolveToken({
    dir: join(dataDir, 'registry'),
    token: process.env['REGISTRY_TOKEN'] || null,
  });
  const services = await startAll([
    startRegistry(settings),
    ...startPaymentSimulator(settings),
    startApi(settings),
    ...startMailbox(settings),
  ]);
  const stack: Stack = {
    services,
    registry: createRegistryClient({
      baseUrl: `http://127.0.0.1:${settings.registryPort}`,
      token,
      actor: 'npm start',
    }),
    async startShell(changes) {
      const shell = await startShell({ ...settings, ...changes }, writeConsoleToken(dataDir, token));
      services.push(shell);
      return shell;
    },
    async stop() {
      removeRunningStack(dataDir);
      await stopServices(services);
    },
  };
  const { port, registryPort } = settings;
  writeRunningStack(dataDir, { pid: process.pid, port, registryPort });
  return stack;
}

/** Stops the shell first: pages and requests that it has accepted still need the API. */
export async function stopServices(services: readonly Service[]): Promise<void> {
  const isShell = ({ name }: Service) => name === 'shell';
  await Promise.all(services.filter(isShell).map((service) => service.stop()));
  await Promise.all(services.filter((service) => !isShell(service)).map((service) => service.stop()));
}

async function startAll(starting: Promise<Service>[]): Promise<Service[]> {
  const results = await Promise.allSettled(starting);
  const failed = results.find((result) => result.status === 'rejected');
  const started = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  if (!failed) return started;
  await Promise.all(started.map((service) => service.stop()));
  throw failed.reason;
}

function startRegistry({ registryPort, apiPort, dataDir }: StackSettings): Promise<Service> {
  return startService({
    name: 'release-registry',
    cwd: join(root, 'registry-server'),
    args: ['src/server.ts'],
    env: {
      REGISTRY_PORT: String(registryPort),
      REGISTRY_DIR: join(dataDir, 'registry'),
      // Empty: the registry uses the token in its file.
      REGISTRY_TOKEN: process.env['REGISTRY_TOKEN'] ?? '',
      REGISTRY_DATABASE_URL: process.env['REGISTRY_DATABASE_URL'] ?? '',
      // Read when a release goes live, so that registry and API start side by side.
      API_URL: `http://127.0.0.1:${apiPort}`,
      HOST: '127.0.0.1',
    },
    readyUrl: `http://127.0.0.1:${registryPort}/healthz`,
    logFile: join(dataDir, 'logs/release-registry.log'),
    readyTimeoutMs: 60_000,
  });
}

/** Returns no service if mails are really sent, or not sent at all. */
function startMailbox({ mail, dataDir }: StackSettings): Promise<Service>[] {
  if (mail?.mailbox === undefined) return [];
  const { port, smtpPort } = mail.mailbox;
  const starting = startService({
    name: 'mailbox',
    cwd: join(root, 'storefront-api'),
    args: ['src/mailbox/server.ts'],
    env: { MAILBOX_PORT: String(port), MAILBOX_SMTP_PORT: String(smtpPort) },
    readyUrl: `http://127.0.0.1:${port}/healthz`,
    logFile: join(dataDir, 'logs/mailbox.log'),
    readyTimeoutMs: 60_000,
  });
  return [starting];
}

const paymentsDir = (dataDir: string) => join(dataDir, 'payments');

/** Not localhost: browsers would send the shop's cookies to it, whatever the port. */
const simulatorUrl = (port: number) => `http://127.0.0.1:${port}`;

/** Returns no service if real payments are taken, or none at all. */
export function startPaymentSimulator({ paymentPort, dataDir }: StackSettings): Promise<Service>[] {
  if (paymentPort === undefined) return [];
  const dir = paymentsDir(dataDir);
  // The API reads them too, and starts at the same time.
  prepareKeys(dir);
  const starting = startService({
    name: 'payment-simulator',
    cwd: join(root, 'payment-simulator'),
    args: ['src/server.ts'],
    env: { PAYMENT_PORT: String(paymentPort), HOST: '127.0.0.1', PAYMENT_SIMULATOR_DIR: dir },
    readyUrl: `${simulatorUrl(paymentPort)}/healthz`,
    logFile: join(dataDir, 'logs/payment-simulator.log'),
    readyTimeoutMs: 60_000,
  });
  return [starting];
}

function paymentEnvironment({ paymentPort, apiPort, dataDir }: StackSettings): Record<string, string> {
  if (paymentPort === undefined) return {};
  return {
    PAYMENT_PROVIDER_URL: simulatorUrl(paymentPort),
    PAYMENT_API_KEY_FILE: join(paymentsDir(dataDir), keyFiles.api),
    PAYMENT_WEBHOOK_SECRET_FILE: join(paymentsDir(dataDir), keyFiles.webhook),
    PAYMENT_WEBHOOK_URL: `http://127.0.0.1:${apiPort}/api/payment-webhook`,
  };
}

/** Returns the other sites that the shop leads to: those of the environment, and the pages of the simulator. */
function leaveOrigins(paymentPort: number | undefined): string {
  const origins = [process.env['LEAVE_ORIGINS'], paymentPort && simulatorUrl(paymentPort)];
  return origins.filter(Boolean).join(',');
}

export function startApi(settings: StackSettings): Promise<Service> {
  const {
    port,
    apiPort,
    dataDir,
    databaseUrl,
    mail,
    logLevel,
    apiScript = 'scripts/demo-api.ts',
    apiEnvironment,
  } = settings;
  return startService({
    name: 'storefront-api',
    cwd: root,
    args: [apiScript],
    env: {
      PORT: String(apiPort),
      HOST: '127.0.0.1',
      DATA_DIR: join(dataDir, 'pglite'),
      PICTURES_DIR: join(dataDir, 'pictures'),
      MAIL_LINK_SECRET_FILE: join(dataDir, 'mail-link-secret'),
      OPERATIONS_SECRET_FILE: join(dataDir, 'operations-secret'),
      DATABASE_URL: databaseUrl ?? '',
      SMTP_URL: mail?.smtpUrl ?? '',
      MAIL_FROM: mail?.from ?? '',
      STORE_ORIGIN: mail?.storeOrigin ?? storeOriginOf(process.env, port),
      // TRUST_PROXY of the environment is for the shell. The API is called by the shell only.
      TRUST_PROXY: 'loopback',
      LOG_LEVEL: logLevel,
      ...paymentEnvironment(settings),
      ...apiEnvironment,
    },
    readyUrl: `http://127.0.0.1:${apiPort}/readyz`,
    logFile: join(dataDir, 'logs/storefront-api.log'),
    // The first start creates the database and imports the demo shop.
    readyTimeoutMs: 180_000,
  });
}

/**
 * Creates folders that only the owner can read. When the shell runs as root, its rendering processes run as another
 * user, who needs access to the releases in `shell` and to nothing else.
 */
function makeFolders(dataDir: string): void {
  const passable = process.getuid?.() === 0 ? 0o711 : 0o700;
  const folders = {
    '.': passable,
    shell: passable,
    registry: 0o700,
    pglite: 0o700,
    pictures: 0o700,
    logs: 0o700,
  };
  for (const [name, mode] of Object.entries(folders)) {
    const folder = join(dataDir, name);
    mkdirSync(folder, { recursive: true });
    // mkdir does not change the mode of an existing folder.
    chmodSync(folder, mode);
  }
}

/**
 * Writes the token file of the release console, if staff is configured: otherwise the shell has no token that can
 * change releases.
 */
function writeConsoleToken(dataDir: string, token: string): string | null {
  const file = join(dataDir, 'console-token');
  // writeFile does not change the mode of an existing file.
  rmSync(file, { force: true });
  if (!process.env['STAFF_EMAILS']) return null;
  writeFileSync(file, token, { mode: 0o600 });
  return file;
}

function startShell(
  {
    port,
    apiPort,
    registryPort,
    paymentPort,
    dataDir,
    logLevel,
    hasLiveReload,
    devServerPorts = {},
    isSupervised = false,
    shellInstances,
  }: StackSettings,
  consoleTokenFile: string | null,
): Promise<Service> {
  return startService({
    name: 'shell',
    cwd: join(root, 'shell'),
    // SIGUSR1 would start the debugger, for any process of the same user.
    args: ['--disable-sigusr1', `dist/server/${isSupervised ? 'supervisor' : 'server'}.cjs`],
    env: {
      // A production shell rejects dev servers. Its bundles contain production code in any case.
      NODE_ENV: Object.keys(devServerPorts).length > 0 ? 'development' : 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      API_URL: `http://127.0.0.1:${apiPort}`,
      REGISTRY_URL: `http://127.0.0.1:${registryPort}`,
      REGISTRY_PUBLIC_KEY_FILE: join(dataDir, 'registry/signing-key.pub'),
      REGISTRY_GUARD_TOKEN_FILE: join(dataDir, 'registry/guard-token'),
      REGISTRY_REPORT_TOKEN_FILE: join(dataDir, 'registry/report-token'),
      ...(consoleTokenFile !== null && { REGISTRY_TOKEN_FILE: consoleTokenFile }),
      VISITOR_KEY_FILE: join(dataDir, 'visitor-key'),
      SHELL_DATA_DIR: join(dataDir, 'shell'),
      LEAVE_ORIGINS: leaveOrigins(paymentPort),
      LOG_LEVEL: logLevel,
      ...(shellInstances !== undefined && { SHELL_INSTANCES: String(shellInstances) }),
      DEV_LIVE_RELOAD: hasLiveReload ? '1' : '0',
      // A supervised server runs from the folder of its release, which has no development build.
      DEV_BUILD_DIR: join(root, 'shell/dist/development'),
      DEV_REMOTES: Object.entries(devServerPorts)
        .map((entry) => entry.join('='))
        .join(','),
    },
    readyUrl: `http://127.0.0.1:${port}/healthz`,
    logFile: join(dataDir, 'logs/shell.log'),
    // A new registry has it probe every release, which takes a while on a busy machine.
    readyTimeoutMs: 120_000,
  });
}

/** Starts the dev server from which pages of the shop run a remote, see `devServerPorts`. */
export function startDevServer(
  remote: RemoteName,
  devPort: number,
  { port, dataDir }: StackSettings,
): Promise<Service> {
  const shop = `http://localhost:${port}`;
  return startService({
    name: remote,
    cwd: join(root, remote),
    args: [join(root, 'shared-build/src/development/serve.ts'), '--port', String(devPort), '--shop', shop],
    env: {},
    readyUrl: `http://127.0.0.1:${devPort}/${developmentEntry}`,
    logFile: join(dataDir, `logs/${remote}.log`),
    // The terminal shows errors of the compiler as well as the page.
    isEchoed: true,
    // It answers after the first compilation.
    readyTimeoutMs: 120_000,
  });
}

/** Time that the servers of a killed starter need to stop. */
const portWaitMs = 5_000;

async function requireFreePorts(settings: StackSettings): Promise<void> {
  for (const [name, value] of Object.entries(portsOf(settings))) {
    if (!(await staysTaken(value, portWaitMs))) continue;
    throw new ServiceError(
      `Port ${value} (${name}) is taken by another program. Stop it, or choose another: ${name}=${value + 100} npm start`,
    );
  }
}
