import { hostname, userInfo } from 'node:os';
import { createRegistryClient, type RegistryClient } from 'registry-client';
import { defaultDir, defaultPort } from 'registry-server/config';
import { readStoredToken } from 'registry-server/token';
import { UsageError, type Terminal } from './terminal.ts';

/** Returns a client for the registry that the command line or the environment names. */
export async function connect(registry: string | undefined, { env }: Terminal): Promise<RegistryClient> {
  const url = parseUrl(
    registry || env['REGISTRY_URL'] || `http://127.0.0.1:${env['REGISTRY_PORT'] || defaultPort}`,
  );
  return createRegistryClient({
    baseUrl: url.origin,
    token: env['REGISTRY_TOKEN'] || (await localToken(url, env)),
    actor: `${userInfo().username}@${hostname()}`,
  });
}

/**
 * Returns the token in the registry's directory, for a registry on this machine only: it is never sent to another
 * host.
 */
async function localToken(url: URL, env: Terminal['env']): Promise<string | undefined> {
  if (!['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname)) return undefined;
  return readStoredToken(env['REGISTRY_DIR'] || defaultDir);
}

function parseUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url;
  // Without the value, which may contain a password.
  throw new UsageError(
    `--registry or REGISTRY_URL is not the address of a registry, as http://127.0.0.1:${defaultPort} is.`,
  );
}
