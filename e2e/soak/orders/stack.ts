import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand, type CommandResult } from '../../../scripts/verify/run-command.ts';
import { root } from '../../../scripts/stack/settings.ts';
import { superviseProcess, type SupervisedProcess } from './crashes.ts';

export interface OrderStack {
  apis: SupervisedProcess[];
  simulator: SupervisedProcess;
  /** Addresses of the API's processes. */
  origins: string[];
  setMode(mode: object): Promise<void>;
  /** Of the secret of the API's operators. */
  operationsSecretFile: string;
  /** Payments as the provider has them. */
  charges(): Promise<{ status: string }[]>;
  reconcile(): Promise<CommandResult>;
  stop(): Promise<void>;
}

const readyTimeoutMs = 180_000;

interface OrderStackOptions {
  /** Where the API calls the provider. @default the simulator */
  providerUrl?: string;
  /** Of Node, such as `--cpu-prof`. */
  apiArguments?: readonly string[];
}

/** Starts the payment simulator and processes of the API with the demo shop, from `port` on. */
export async function startOrderStack(
  databaseUrl: string,
  port: number,
  count: number,
  { providerUrl, apiArguments = [] }: OrderStackOptions = {},
): Promise<OrderStack> {
  const dir = mkdtempSync(join(tmpdir(), 'shop-soak-'));
  const payments = join(dir, 'payments');
  const simulatorUrl = `http://127.0.0.1:${port}`;
  const simulator = await superviseProcess({
    name: 'payment-simulator',
    cwd: join(root, 'payment-simulator'),
    args: ['src/server.ts'],
    env: { PAYMENT_PORT: String(port), HOST: '127.0.0.1', PAYMENT_SIMULATOR_DIR: payments, NODE_ENV: 'test' },
    readyUrl: `${simulatorUrl}/healthz`,
    logFile: join(dir, 'logs/simulator.log'),
    readyTimeoutMs,
  });
  const operationsSecretFile = join(dir, 'operations-secret');
  const environment = {
    DATABASE_URL: databaseUrl,
    PAYMENT_PROVIDER_URL: providerUrl ?? simulatorUrl,
    PAYMENT_API_KEY_FILE: join(payments, 'api-key'),
    PAYMENT_WEBHOOK_SECRET_FILE: join(payments, 'webhook-secret'),
    MAIL_LINK_SECRET_FILE: join(dir, 'mail-link-secret'),
    OPERATIONS_SECRET_FILE: operationsSecretFile,
    PICTURES_DIR: join(dir, 'pictures'),
    PICTURES_MAX_MB: '0',
    RATE_LIMIT_FACTOR: '999999',
    LOG_LEVEL: 'warn',
    NODE_ENV: 'test',
  };
  const ports = Array.from({ length: count }, (_, index) => port + 1 + index);
  const apis: SupervisedProcess[] = [];
  for (const apiPort of ports) {
    // The first one imports the demo shop.
    const api = await superviseProcess({
      name: `api on ${apiPort}`,
      cwd: root,
      args: [...apiArguments, 'scripts/demo-api.ts'],
      env: { ...environment, PORT: String(apiPort), HOST: '127.0.0.1' },
      readyUrl: `http://127.0.0.1:${apiPort}/readyz`,
      logFile: join(dir, `logs/api-${apiPort}.log`),
      readyTimeoutMs,
    });
    apis.push(api);
  }
  const control = (path: string, init: RequestInit = {}) =>
    fetch(`${simulatorUrl}/control/${path}`, {
      ...init,
      headers: {
        authorization: `Bearer ${readFileSync(join(payments, 'control-key'), 'utf8').trim()}`,
        ...(init.body !== undefined && { 'content-type': 'application/json' }),
      },
    });
  return {
    apis,
    simulator,
    operationsSecretFile,
    origins: ports.map((each) => `http://127.0.0.1:${each}`),
    async setMode(mode) {
      await control('mode', { method: 'PUT', body: JSON.stringify(mode) });
    },
    async charges() {
      const answer = await control('charges');
      return ((await answer.json()) as { charges: { status: string }[] }).charges;
    },
    reconcile: () =>
      runCommand(process.execPath, [join(root, 'storefront-api/src/commands/reconcile.ts')], {
        env: environment,
      }),
    async stop() {
      await Promise.all([...apis, simulator].map((each) => each.stop()));
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
