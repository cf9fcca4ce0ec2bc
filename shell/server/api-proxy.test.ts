/** @jest-environment node */
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { buildShell } from './testing/shell-fixture.ts';

describe('registerApiProxy', () => {
  const received: { body: string; headers: IncomingHttpHeaders; url: string | undefined }[] = [];
  const upstream = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('latin1');
      received.push({ body, headers: request.headers, url: request.url });
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  let app: FastifyInstance;

  beforeAll(async () => {
    await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
    app = await buildShell({ apiUrl: `http://127.0.0.1:${(upstream.address() as AddressInfo).port}` });
  });
  beforeEach(() => received.splice(0));
  afterAll(async () => {
    await app.close();
    await new Promise((resolve) => upstream.close(resolve));
  });

  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One%2DClick&a=%20+'],
    [
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--b--\r\n',
    ],
    ['application/json', '{ "event":  "paid" }'],
    ['application/octet-stream', 'a\u0000\u00ff'],
  ])('hands on a body of the type %s byte for byte, and adds no origin', async (type, body) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/newsletter-one-click-unsubscribe?storeId=1&hashedEmail=a',
      headers: { host: 'localhost', 'content-type': type },
      payload: Buffer.from(body, 'latin1'),
    });
    expect(answer.statusCode).toBe(200);
    expect(received.map((each) => each.body)).toEqual([body]);
    expect(received[0]).toMatchObject({
      url: '/api/newsletter-one-click-unsubscribe?storeId=1&hashedEmail=a',
      headers: { 'content-type': type },
    });
    expect(received[0]?.headers).not.toHaveProperty('origin');
    expect(received[0]?.headers).not.toHaveProperty('sec-fetch-site');
  });
});
