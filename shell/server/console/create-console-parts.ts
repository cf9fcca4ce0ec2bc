import type { KeyObject } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { createRegistryClient } from 'registry-client';
import { readRegistryToken, type ShellConfig } from '../config.ts';
import type { ConsoleParts } from './console-parts.ts';

export interface ConsoleSettings extends Pick<ConsoleParts, 'stylesheet' | 'readHealth'> {
  config: Pick<ShellConfig, 'registryUrl' | 'registryTokenFile' | 'staffEmails'>;
  /** The registry's. */
  publicKey: KeyObject;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Null unless somebody is staff and there is a token to change anything with. */
export function createConsoleParts({
  config: { registryUrl, registryTokenFile, staffEmails },
  publicKey,
  log,
  ...parts
}: ConsoleSettings): ConsoleParts | null {
  if (staffEmails.length === 0) return null;
  if (registryTokenFile === null) {
    log.warn('STAFF_EMAILS is set and REGISTRY_TOKEN_FILE is not: there is no console of releases');
    return null;
  }
  const token = readRegistryToken(registryTokenFile);
  return {
    ...parts,
    staffEmails,
    registryAs: (actor) => createRegistryClient({ baseUrl: registryUrl, publicKey, token, actor }),
  };
}
