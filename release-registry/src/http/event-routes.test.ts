import { once } from 'node:events';
import { get, Agent } from 'node:http';
import { runRegistry, stopRegistries } from '../testing/running-registry.ts';

afterEach(stopRegistries);

it('ends with the registry for whoever listens, and keeps no connection open behind it', async () => {
  const { app, baseUrl } = await runRegistry();
  const agent = new Agent({ keepAlive: true });
  const request = get(`${baseUrl}/registry/events`, { agent });
  const [response] = await once(request, 'response');
  // A connection that stays open for the next question would hold a registry that is told to stop.
  expect(response.headers.connection).toBe('close');
  response.resume();
  await Promise.all([once(response, 'end'), app.close()]);
  agent.destroy();
});
