import { createServer } from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import { PaymentProviderError, type PaymentProvider } from '../../modules/payments/payment-provider.ts';
import type { FakePayments } from './fake-payments.ts';

interface PaymentServer {
  url: string;
  close: () => Promise<void>;
}

type RemoteCall = 'createSession' | 'confirm' | 'capture' | 'void' | 'refund' | 'listTokens';

/** Offers a fake provider to another process, so that it outlives that process as a real provider does. */
export async function servePayments(payments: FakePayments): Promise<PaymentServer> {
  const server = createServer((request, response) => {
    void text(request).then(async (body) => {
      const { name, args } = JSON.parse(body) as { name: RemoteCall; args: unknown[] };
      const method = payments[name] as (...values: unknown[]) => Promise<unknown>;
      response.end(JSON.stringify({ result: await method(...args) }));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** Returns the provider of {@link servePayments}. */
export function remotePayments(url: string): PaymentProvider {
  const remote =
    (name: RemoteCall) =>
    async (...args: unknown[]): Promise<never> => {
      const response = await fetch(url, { method: 'POST', body: JSON.stringify({ name, args }) });
      return ((await response.json()) as { result: never }).result;
    };
  const reject = async (): Promise<never> => {
    throw new PaymentProviderError('Not in this test');
  };
  return {
    name: 'fake',
    createSession: remote('createSession'),
    confirm: remote('confirm'),
    capture: remote('capture'),
    void: remote('void'),
    refund: remote('refund'),
    listTokens: remote('listTokens'),
    deleteToken: reject,
    parseWebhook: () => null,
  };
}
