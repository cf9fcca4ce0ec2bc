import { readdirSync } from 'node:fs';
import type { RemoteName, Snapshot } from 'shared-contracts/releases';
import { ConfigError } from '../config-error.ts';

export interface DevelopmentConfig {
  /** Ports of dev servers by remote, for every visitor. */
  remotes: Readonly<Record<RemoteName, number>>;
}

/** Remotes that run from their sources, and the development build of the shell that pages with them load. */
export interface Development extends DevelopmentConfig {
  folder: string;
  files: ReadonlySet<string>;
}

/** Throws {@link ConfigError} without the development build of the shell. */
export function readDevelopment(config: DevelopmentConfig, folder: string): Development {
  try {
    return { ...config, folder, files: new Set(readdirSync(folder)) };
  } catch (cause) {
    throw new ConfigError(
      'Remotes run from their sources only with the development build of the shell: node shell/build.ts --development',
      { cause },
    );
  }
}

/** Returns the snapshot of a visitor with the remotes that run from their sources. */
export function withDeveloped(snapshot: Snapshot, development: Development | null): Snapshot {
  return development === null ? snapshot : { ...snapshot, developed: development.remotes };
}
