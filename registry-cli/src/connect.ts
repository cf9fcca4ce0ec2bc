import { hostname, userInfo } from 'node:os';
import { join } from 'node:path';
import { createRegistryClient, type RegistryClient } from 'registry-client';
import { defaultPort } from 'registry-client/local/default-port';
import { readRunningStack, type RunningStack } from 'registry-client/local/running-stack';
import { readStoredToken } from 'registry-client/local/stored-token';
import { shopRepository } from './shop-repository.ts';
import { UsageError, type Terminal } from './terminal.ts';

type Environment = Terminal['env'];

/** Returns a client for the registry that the command line or the environment names, or that `npm start` runs. */
export async function connect(registry: string | undefined, { env }: Terminal): Promise<RegistryClient> {
  const url = registryUrl(registry, env);
  return createRegistryClient({
    baseUrl: url.origin,
    token: env['REGISTRY_TOKEN'] || (await localToken(url, env)),
    actor: `${userInfo().username}@${hostname()}`,
  });
}

/** Returns the address of the shop whose registry is used. */
export function shopUrl(
  { shop, registry }: { shop?: string | undefined; registry?: string | undefined },
  { env }: Terminal,
): URL {
  const given = shop || env['SHOP_URL'] || (env['PORT'] && `http://localhost:${env['PORT']}`);
  if (given) return parseUrl(given, shopSetting);
  if (shopRepository === undefined)
    throw new UsageError('Set SHOP_URL to the address of the shop, as in https://shop.example.');
  const stack = runningStack(env);
  const isItsRegistry = stack !== null && registryUrl(registry, env).port === String(stack.registryPort);
  return new URL(`http://localhost:${isItsRegistry ? stack.port : 3000}`);
}

/** Returns the address of the registry that the command line or the environment names. */
export function registryUrl(given: string | undefined, env: Environment): URL {
  const named = given || env['REGISTRY_URL'];
  return parseUrl(named || `http://127.0.0.1:${registryPort(env)}`, registrySetting);
}

/** `npm start` gives the registry the port after the API's, which follows the shop's. */
function registryPort(env: Environment): string | number {
  if (env['REGISTRY_PORT']) return env['REGISTRY_PORT'];
  if (env['PORT']) return Number(env['PORT']) + 2;
  return runningStack(env)?.registryPort ?? defaultPort;
}

/** Returns the data of the shop that `npm start` runs; undefined outside of its repository, unless the variable names it. */
const dataDir = (env: Environment): string | undefined =>
  env['SHOP_DATA_DIR'] || (shopRepository && join(shopRepository, '.local'));

function runningStack(env: Environment): RunningStack | null {
  const dir = dataDir(env);
  return dir === undefined ? null : readRunningStack(dir);
}

/**
 * Returns the token in the registry's directory, for a registry on this machine only: it is never sent to another
 * host.
 */
async function localToken(url: URL, env: Environment): Promise<string | undefined> {
  if (!['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname)) return undefined;
  const data = dataDir(env);
  const dir = env['REGISTRY_DIR'] || (data && join(data, 'registry'));
  return dir === undefined ? undefined : readStoredToken(dir);
}

interface UrlSetting {
  /** Where the user sets it. */
  options: string;
  what: string;
  example: string;
}

const shopSetting: UrlSetting = {
  options: '--shop, SHOP_URL or PORT',
  what: 'a shop',
  example: 'http://localhost:3000',
};
const registrySetting: UrlSetting = {
  options: '--registry or REGISTRY_URL',
  what: 'a registry',
  example: `http://127.0.0.1:${defaultPort}`,
};

function parseUrl(text: string, { options, what, example }: UrlSetting): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url;
  // Without the value, which may contain a password.
  throw new UsageError(`${options} is not the address of ${what}, as ${example} is.`);
}
