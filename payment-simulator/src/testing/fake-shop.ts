import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { PaymentUpdate } from '../payments/payment.ts';

export interface ReceivedWebhook {
  update: PaymentUpdate;
  body: string;
  signature: string;
}

/** A shop over HTTP that records webhooks. */
export interface FakeShop {
  url: string;
  webhooks: ReceivedWebhook[];
  /** Status of the next answers; 200 when it is empty. */
  statuses: number[];
  close(): Promise<void>;
}

export async function startFakeShop(): Promise<FakeShop> {
  const webhooks: ReceivedWebhook[] = [];
  const statuses: number[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const signature = String(request.headers['x-signature']);
      webhooks.push({ update: JSON.parse(body) as PaymentUpdate, body, signature });
      response.writeHead(statuses.shift() ?? 200).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    webhooks,
    statuses,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
