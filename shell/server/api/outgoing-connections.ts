import { Agent, setGlobalDispatcher } from 'undici';

/**
 * How this process calls the API and the registry. A server accepts one new connection per turn of its event
 * loop, so under load a burst of fresh connections waits for seconds while those that are open are served:
 * few connections, kept open and shared by turns, starve nobody. A server that accepts and never answers
 * is given up.
 */
export function limitOutgoingConnections(): void {
  setGlobalDispatcher(new Agent({ connections: 24, headersTimeout: 10_000, bodyTimeout: 10_000 }));
}
