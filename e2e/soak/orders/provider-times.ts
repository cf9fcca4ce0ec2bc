import { createServer, request as forward } from 'node:http';

export interface ProviderTimes {
  /** Address that the API calls instead of the provider. */
  url: string;
  /** Milliseconds from the call that begins the payment of an order until the provider's answer, by order. */
  ofOrders: Map<number, number>;
  stop(): Promise<void>;
}

/**
 * Forwards calls to a payment provider, and measures its answers outside of the API: what the API takes to send a call or
 * to read its answer while it works for other shoppers is the API's own time.
 */
export async function startProviderTimes(providerPort: number, port: number): Promise<ProviderTimes> {
  const ofOrders = new Map<number, number>();
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const body = Buffer.concat(chunks);
      const sentAt = performance.now();
      const { method, url, headers } = incoming;
      const call = forward(
        { host: '127.0.0.1', port: providerPort, method, path: url, headers },
        (answer) => {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(outgoing);
          answer.on('end', () => {
            const order = /order=(\d+)/.exec(body.toString());
            if (order !== null) ofOrders.set(Number(order[1]), performance.now() - sentAt);
          });
        },
      );
      call.on('error', () => outgoing.destroy());
      call.end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    ofOrders,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
