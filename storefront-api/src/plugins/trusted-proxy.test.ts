import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { demoPassword } from 'demo-shop/data/members';
import { buildTestApi, type TestApi } from '../testing/test-api.ts';

/** Another address of the loopback network than the API's. */
const shellAddress = '127.0.0.2';
const otherAddress = '127.0.0.3';

let api: TestApi;
let port: number;
beforeAll(async () => {
  api = await buildTestApi({ trustProxy: [shellAddress] });
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  port = (api.app.server.address() as AddressInfo).port;
});
afterAll(() => api.close());

interface Answer {
  status: number | undefined;
  cookie: string;
}

/** Signs in as the shell does for a visitor of https://shop.example. */
async function signInFrom(
  localAddress: string,
  password = demoPassword,
  forwarded: Record<string, string> = {},
): Promise<Answer> {
  const body = JSON.stringify({ email: 'anna@example.com', password, store_id: 1 });
  const call = request({
    host: '127.0.0.1',
    port,
    localAddress,
    agent: false,
    method: 'POST',
    path: '/api/login',
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      origin: 'https://shop.example',
      'x-forwarded-for': '203.0.113.7',
      'x-forwarded-host': 'shop.example',
      'x-forwarded-proto': 'https',
      ...forwarded,
    },
  });
  call.end(body);
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  return { status: response.statusCode, cookie: String(response.headers['set-cookie']) };
}

describe('an API on another host than the shell', () => {
  it('uses host and protocol from the trusted proxy', async () => {
    const answer = await signInFrom(shellAddress);
    expect(answer.status).toBe(200);
    expect(answer.cookie).toMatch(/; Secure/);
  });

  it('counts failures by the address of the visitor, not by that of the proxy', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other is what is counted
      expect((await signInFrom(shellAddress, 'Wrong-Pass-1')).status).toBe(401);
    }
    expect((await signInFrom(shellAddress)).status).toBe(429);
    expect((await signInFrom(shellAddress, demoPassword, { 'x-forwarded-for': '203.0.113.8' })).status).toBe(
      200,
    );
  });

  it('ignores forwarded headers from any other address', async () => {
    expect((await signInFrom(otherAddress)).status).toBe(403);
    const direct = await signInFrom(otherAddress, demoPassword, { origin: `http://127.0.0.1:${port}` });
    // The forwarded address is ignored, so it is not locked.
    expect(direct.status).toBe(200);
    expect(direct.cookie).not.toMatch(/Secure/);
  });

  it.each(['javascript', 'ftp', 'https://'])(
    'rejects the protocol %j of a trusted proxy',
    async (protocol) => {
      const answer = await signInFrom(shellAddress, demoPassword, { 'x-forwarded-proto': protocol });
      expect(answer.status).toBe(400);
    },
  );
});
