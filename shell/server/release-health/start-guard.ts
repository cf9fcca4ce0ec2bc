import type { FastifyBaseLogger } from 'fastify';
import { createRegistryClient } from 'registry-client';
import { readRegistryToken, type ShellConfig } from '../config.ts';
import { createReleaseGuard, type GuardParts } from './guard.ts';

export interface StartGuardParts extends Pick<GuardParts, 'health' | 'document'> {
  config: Pick<ShellConfig, 'registryUrl' | 'guardTokenFile' | 'guard'>;
  log: FastifyBaseLogger;
}

/** Looks every few seconds until it is stopped; not at all without a token. */
export function startReleaseGuard({ config, health, document, log }: StartGuardParts): () => void {
  const { registryUrl, guardTokenFile, guard: settings } = config;
  if (guardTokenFile === null) return () => undefined;
  const token = readRegistryToken(guardTokenFile, 'REGISTRY_GUARD_TOKEN_FILE');
  const guard = createReleaseGuard({
    client: createRegistryClient({ baseUrl: registryUrl, token, actor: 'release guard' }),
    leastSeen: settings.leastSeen,
    now: Date.now,
    health,
    document,
    log,
  });
  const timer = setInterval(() => {
    guard.look().catch((error: unknown) => log.error({ err: error }, 'releases could not be compared'));
  }, settings.everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
