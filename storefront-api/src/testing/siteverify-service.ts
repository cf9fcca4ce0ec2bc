import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A hosted captcha service, over HTTP. */
export interface SiteverifyService {
  url: string;
  /** The answer to the next checks; a text is sent as it is; null: no answer. */
  answer: object | string | null;
  /** Forms that it has received. */
  received: URLSearchParams[];
  close(): Promise<void>;
}

export async function startSiteverifyService(): Promise<SiteverifyService> {
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      service.received.push(new URLSearchParams(Buffer.concat(chunks).toString()));
      const { answer } = service;
      if (answer === null) response.destroy();
      else response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const service: SiteverifyService = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`,
    answer: { success: true },
    received: [],
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
  return service;
}
