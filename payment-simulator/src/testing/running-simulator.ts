import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { buildSimulator } from '../app.ts';
import type { ApiMode } from '../http/control-routes.ts';
import type { SimulatorKeys } from '../keys.ts';
import type { Timing } from '../payments/context.ts';
import { testCards, type Scenario } from '../payments/test-cards.ts';

/** Keys of the simulators in tests; each is as long as a real one. */
export const testKeys: SimulatorKeys = {
  api: 'api-key-of-the-tests-0123456789abcdef',
  webhook: 'webhook-secret-of-the-tests-0123456789',
  control: 'control-key-of-the-tests-0123456789ab',
};

/** So short that tests need not wait. */
const testTiming: Partial<Timing> = {
  webhookDelayMs: 20,
  delayedWebhookMs: 60_000,
  pendingMs: 40,
  silentMs: 400,
  retryMs: 10,
  tickMs: 10,
};

export interface RunningSimulator {
  url: string;
  /** Calls the API as the shop does. */
  call(path: string, body?: object, method?: string): Promise<Response>;
  setMode(mode: ApiMode): Promise<void>;
  charges(): Promise<{ charges: Record<string, unknown>[]; openWebhooks: number }>;
  /** Does at the provider what the shop has not asked for. */
  control(path: string, body: object): Promise<Response>;
  /** Sends the form of a page. Returns the answer without following its redirect. */
  submit(page: string, fields: Record<string, string>): Promise<Response>;
  /** Pays on the card page. */
  payByCard(page: string, scenario: Scenario, extra?: Record<string, string>): Promise<Response>;
  close(): Promise<void>;
}

/** Starts a simulator over HTTP, with short times. */
export async function startTestSimulator(
  options: { timing?: Partial<Timing>; dir?: string; now?: () => number } = {},
): Promise<RunningSimulator> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { timing, dir = null, now } = options;
  const app = await buildSimulator({
    keys: testKeys,
    publicUrl: url,
    dir,
    timing: { ...testTiming, ...timing },
    ...(now && { now }),
  });
  await app.listen({ port, host: '127.0.0.1' });

  const send = (path: string, key: string, method: string, body?: object) =>
    fetch(`${url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  const submit = (page: string, fields: Record<string, string>) =>
    fetch(page, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

  return {
    url,
    call: (path, body, method = body ? 'POST' : 'GET') => send(path, testKeys.api, method, body),
    async setMode(mode) {
      const answer = await send('/control/mode', testKeys.control, 'PUT', mode);
      if (!answer.ok) throw new Error(await answer.text());
    },
    async charges() {
      const answer = await send('/control/charges', testKeys.control, 'GET');
      return (await answer.json()) as { charges: Record<string, unknown>[]; openWebhooks: number };
    },
    control: (path, body) => send(path, testKeys.control, 'POST', body),
    submit,
    payByCard: (page, scenario, extra = {}) =>
      submit(page, {
        number: testCards[scenario],
        expiry: '12/49',
        code: '123',
        action: 'approve',
        ...extra,
      }),
    close: () => app.close(),
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
