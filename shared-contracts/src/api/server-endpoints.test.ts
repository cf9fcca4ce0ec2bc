import { errorCodes } from '../errors.ts';
import { endpoints, type EndpointName } from './index.ts';
import type { ServerEndpoint } from './server-endpoint.ts';
import { serverEndpoints, type ServerEndpointName } from './server-endpoints.ts';

const table = Object.entries<ServerEndpoint>(serverEndpoints);
const browserRoutes = Object.values(endpoints).map(({ method, path }) => `${method} ${path}`);

// Compiles only while no name of a server endpoint can be called by a browser.
type CallableByBothKinds = Extract<ServerEndpointName, EndpointName>;
const none: CallableByBothKinds[] = [];

describe('serverEndpoints', () => {
  it('shares no name and no route with the endpoints that browsers call', () => {
    const shared = table.filter(
      ([name, { method, path }]) => name in endpoints || browserRoutes.includes(`${method} ${path}`),
    );
    expect(shared).toEqual(none);
  });

  it.each(table)('%s is listed under its own name and names its authentication', (name, entry) => {
    expect(entry.name).toBe(name);
    expect(['signature', 'bearer', 'signed-link']).toContain(entry.authentication);
    for (const code of entry.errors) expect(errorCodes).toContain(code);
  });
});
