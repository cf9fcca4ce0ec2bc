import { join } from 'node:path';
import { describeInvalidSetting } from 'shared-contracts/invalid-settings';

export const root = join(import.meta.dirname, '../..');

export interface StackSettings {
  port: number;
  apiPort: number;
  registryPort: number;
  /** Directory for everything that the shop writes: database, registry, downloaded releases, logs. */
  dataDir: string;
  databaseUrl: string | undefined;
  /** Path of the program that starts the API, from the root; the demo shop's by default. */
  apiScript?: string;
  /** Further variables of the API. */
  apiEnvironment?: Record<string, string>;
  logLevel: string;
  devRefresh: boolean;
  /** Whether the shell runs the live release, and changes with it. By default it runs the build of this checkout. */
  isSupervised?: boolean;
}

export class SettingsError extends Error {}

function invalid(name: string, message: string): SettingsError {
  return new SettingsError(describeInvalidSetting(name, message));
}

function portOf(environment: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const text = environment[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (/^\d{1,5}$/.test(text) && value >= 1 && value <= 65_535) return value;
  throw invalid(name, 'a port number from 1 to 65535');
}

/**
 * Parses the environment. Throws a SettingsError for a wrong value. The services validate their own settings again.
 */
export function readSettings(environment: NodeJS.ProcessEnv): StackSettings {
  const port = portOf(environment, 'PORT', 3000);
  const databaseUrl = environment['DATABASE_URL'] || undefined;
  if (databaseUrl !== undefined && !/^postgres(ql)?:\/\/.+/.test(databaseUrl)) {
    throw invalid('DATABASE_URL', 'a URL that starts with postgres:// or postgresql://');
  }
  const settings = {
    port,
    apiPort: portOf(environment, 'API_PORT', port + 1),
    registryPort: portOf(environment, 'REGISTRY_PORT', port + 2),
    dataDir: environment['SHOP_DATA_DIR'] || join(root, '.local'),
    databaseUrl,
    logLevel: environment['LOG_LEVEL'] || 'info',
    devRefresh: false,
  };
  const ports = [settings.port, settings.apiPort, settings.registryPort];
  if (new Set(ports).size < ports.length) {
    throw new SettingsError(`PORT, API_PORT and REGISTRY_PORT must differ; they are ${ports.join(', ')}`);
  }
  return settings;
}
