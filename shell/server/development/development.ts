import { readdirSync } from 'node:fs';
import type { FastifyBaseLogger } from 'fastify';
import type { RemoteName, Snapshot } from 'shared-contracts/releases';
import { ConfigError } from '../config-error.ts';

export interface DevelopmentConfig {
  /** By remote, for every visitor. */
  devServerPorts: Readonly<Record<RemoteName, number>>;
  /** Whether the links of `mf dev` let a browser run further ones. */
  hasPreviews: boolean;
}

/** Remotes that run from their sources, and the development build of the shell that pages with them load. */
export interface Development extends DevelopmentConfig {
  folder: string;
  files: ReadonlySet<string>;
}

const missingBuild =
  'Remotes run from their sources only with the development build of the shell: node shell/build.ts --development';

/**
 * Reads the development build of the shell. Without it there are no links of `mf dev`: a shop must not stop because of them.
 *
 * @throws ConfigError without the build if visitors are to get remotes from their sources in any case
 */
export function readDevelopment(
  config: DevelopmentConfig,
  folder: string,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Development | null {
  try {
    return { ...config, folder, files: new Set(readdirSync(folder)) };
  } catch (cause) {
    if (Object.keys(config.devServerPorts).length > 0) throw new ConfigError(missingBuild, { cause });
    log.warn(missingBuild);
    return null;
  }
}

/**
 * Returns the snapshot of a visitor with the remotes that run from their sources.
 *
 * @param linked ports by remote, from the links of this browser
 */
export function withDevServerPorts(
  snapshot: Snapshot,
  development: Development | null,
  linked: Readonly<Record<RemoteName, number>>,
): Snapshot {
  const devServerPorts = { ...development?.devServerPorts, ...linked };
  return Object.keys(devServerPorts).length === 0 ? snapshot : { ...snapshot, devServerPorts };
}
