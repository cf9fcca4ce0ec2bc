import { errorCodes } from '../../errors/error-codes.ts';
import { endpoints, type EndpointName } from '../index.ts';
import type { ServerEndpoint } from './server-endpoint.ts';
import { serverEndpoints, type ServerEndpointName } from './server-endpoints.ts';

const table = Object.entries<ServerEndpoint>(serverEndpoints);
const browserRoutes = Object.values(endpoints).map(({ method, path }) => `${method} ${path}`);

// Compiles only if browsers can call no name of a server endpoint.
type CallableByBothKinds = Extract<ServerEndpointName, EndpointName>;
const none: CallableByBothKinds[] = [];

describe('serverEndpoints', () => {
  it('share no name and no route with the endpoints that browsers call', () => {
    const shared = table.filter(
      ([name, { method, path }]) => name in endpoints || browserRoutes.includes(`${method} ${path}`),
    );
    expect(shared).toEqual(none);
  });

  it.each(table)('%s has the name of its entry and an authentication', (name, entry) => {
    expect(entry.name).toBe(name);
    expect(['signature', 'bearer', 'signed-link']).toContain(entry.authentication);
    for (const code of entry.errors) expect(errorCodes).toContain(code);
  });
});
