import { Agent, setGlobalDispatcher } from 'undici';

/**
 * Limits this process's connections to the API and the registry. A server accepts one new connection per turn of its
 * event loop, so a burst of new connections waits for seconds under load; a few keep-alive connections do not. The
 * timeouts end calls to a server that accepts and never answers.
 */
export function limitOutgoingConnections(): void {
  setGlobalDispatcher(new Agent({ connections: 24, headersTimeout: 10_000, bodyTimeout: 10_000 }));
}
