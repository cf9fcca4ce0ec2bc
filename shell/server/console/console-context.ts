import type { KeyObject } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { createRegistryClient, type RegistryClient } from 'registry-client';
import type { RegistryDocument } from 'shared-contracts/releases';
import { readRegistryToken, type ShellConfig } from '../config.ts';
import type { ReleaseFigures } from '../releases/health/release-figures.ts';
import type { PageFrame } from './send-page.tsx';

export type ConsoleRegistry = Pick<
  RegistryClient,
  'read' | 'audit' | 'reports' | 'errors' | 'check' | 'promote' | 'rollback' | 'block'
>;

/** Settings of the release console; a shell whose console is off has none of them. */
export interface ConsoleSettings {
  /** Lower case. */
  staffEmails: readonly string[];
  /** Returns a client that may change what is live; the audit names this e-mail address. */
  registryAs: (email: string) => ConsoleRegistry;
  readHealth: () => ReleaseFigures[];
  /** The text of `console.css`. */
  stylesheet: string;
}

export interface CreateConsoleSettingsOptions extends Pick<ConsoleSettings, 'stylesheet' | 'readHealth'> {
  config: Pick<ShellConfig, 'registryUrl' | 'registryTokenFile' | 'staffEmails'>;
  /** The registry's. */
  publicKey: KeyObject;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Returns null (no console) unless staff e-mails and a registry token are configured. Throws `ConfigError` where the
 * token cannot be read.
 */
export function createConsoleSettings({
  config: { registryUrl, registryTokenFile, staffEmails },
  publicKey,
  log,
  ...settings
}: CreateConsoleSettingsOptions): ConsoleSettings | null {
  if (staffEmails.length === 0) return null;
  if (registryTokenFile === null) {
    log.warn('STAFF_EMAILS is set and REGISTRY_TOKEN_FILE is not: the release console is off');
    return null;
  }
  const token = readRegistryToken(registryTokenFile);
  return {
    ...settings,
    staffEmails,
    registryAs: (actor) => createRegistryClient({ baseUrl: registryUrl, publicKey, token, actor }),
  };
}

/** What the routes of the console need to answer one member of staff. */
export interface ConsoleContext extends PageFrame {
  registry: ConsoleRegistry;
  readHealth: ConsoleSettings['readHealth'];
  /** Returns the registry revision that this server renders pages with. */
  shopRevision: () => number;
}

/** Reads the document from the registry itself: the shop's copy may be seconds old. */
export async function readDocument(registry: ConsoleRegistry): Promise<RegistryDocument> {
  const reading = await registry.read();
  if (reading.status === 'read') return reading.document;
  throw new Error('The registry answered "unchanged" to a request without an etag');
}
