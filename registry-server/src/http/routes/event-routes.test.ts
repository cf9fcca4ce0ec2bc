import { once } from 'node:events';
import { get, Agent } from 'node:http';
import { connect } from 'node:net';
import { runRegistry, stopRegistries, testToken } from '../../testing/running-registry.ts';

afterEach(stopRegistries);

it('GET /registry/events ends with the registry, and leaves no connection open', async () => {
  const { app, baseUrl } = await runRegistry();
  const agent = new Agent({ keepAlive: true });
  const request = get(`${baseUrl}/registry/events`, { agent });
  const [response] = await once(request, 'response');
  // A kept-alive connection would delay the shutdown of the registry.
  expect(response.headers.connection).toBe('close');
  response.resume();
  await Promise.all([once(response, 'end'), app.close()]);
  agent.destroy();
});

it('GET /registry/events stays open while an incomplete request times out', async () => {
  const { baseUrl } = await runRegistry({ request: 60, headers: 50, keepAlive: 72_000, check: 10 });
  const request = get(`${baseUrl}/registry/events`);
  const [response] = await once(request, 'response');
  let hasEnded = false;
  response.on('end', () => {
    hasEnded = true;
  });
  response.resume();

  const socket = connect(Number(new URL(baseUrl).port), '127.0.0.1');
  const head = [
    'PUT /releases/mf-cms/1.0.0/files/browser/a.js HTTP/1.1',
    'host: localhost',
    `authorization: Bearer ${testToken}`,
    'content-type: application/octet-stream',
    'content-length: 100',
  ];
  socket.write([...head, '', 'half'].join('\r\n'));
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk as Buffer);
  expect(Buffer.concat(chunks).toString()).toMatch(/^HTTP\/1\.1 408 /);
  expect(hasEnded).toBe(false);
  request.destroy();
});
