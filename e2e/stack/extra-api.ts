import { join } from 'node:path';
import { startService, type Service } from '../../scripts/stack/service.ts';
import { root } from '../../scripts/stack/settings.ts';
import { runCommand, type CommandResult } from '../../scripts/verify/run-command.ts';
import { dataDir, ports } from './addresses.ts';

export const extraApiUrl = `http://127.0.0.1:${ports.extraApi}`;

const environmentOf = (name: string) => ({
  DATABASE_URL: '',
  DATA_DIR: join(dataDir, name, 'pglite'),
});

/** Imports a file into the database of an API that is not running. */
export function importInto(name: string, file: string): Promise<CommandResult> {
  return runCommand(process.execPath, ['storefront-api/src/commands/import.ts', join(root, file)], {
    env: environmentOf(name),
  });
}

/** Starts an API without the demo shop, with an embedded database of its own. */
export function startExtraApi(name: string): Promise<Service> {
  return startService({
    name,
    cwd: join(root, 'storefront-api'),
    args: ['src/server.ts'],
    env: {
      ...environmentOf(name),
      PORT: String(ports.extraApi),
      HOST: '127.0.0.1',
      PICTURES_DIR: join(dataDir, name, 'pictures'),
      MAIL_LINK_SECRET_FILE: join(dataDir, name, 'mail-link-secret'),
      OPERATIONS_SECRET_FILE: join(dataDir, name, 'operations-secret'),
      TRUST_PROXY: 'loopback',
      LOG_LEVEL: 'info',
    },
    readyUrl: `${extraApiUrl}/readyz`,
    logFile: join(dataDir, `logs/${name}.log`),
    // A slow machine creates the embedded database in up to two minutes.
    readyTimeoutMs: 200_000,
  });
}
