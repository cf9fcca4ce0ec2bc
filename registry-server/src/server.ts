import { pino } from 'pino';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { RegistryDocument } from 'shared-contracts/releases';
import { buildApp } from './app.ts';
import { ConfigError, parseConfig, type RegistryConfig } from './config.ts';
import { isErrno } from 'registry-client/errno';
import { findIntactRevision, restoreRevision } from './restore-revision.ts';
import { resolveSigningKeys, type SigningKeys } from './signing/keys.ts';
import { isSignedDocument } from 'registry-client/signing/signed-document';
import { adoptDocument } from './signing/signed-store.ts';
import { openStorage, StorageUnusableError } from './store/open-storage.ts';
import { DamagedRevisionError, type RegistryStorage } from './store/registry-store.ts';
import { resolveGuardToken, resolveReportToken, resolveToken } from './token.ts';

/**
 * Builds the app and listens; closing the app releases everything. Rejects with a {@link ConfigError} for a wrong
 * environment. Handles no signals and ends no process, so that other programs can embed it.
 */
export async function startRegistry(
  env: Record<string, string | undefined>,
  logger: FastifyBaseLogger = pino({ name: 'release-registry' }),
): Promise<FastifyInstance> {
  const config = parseConfig(env);
  const token = await resolveToken(config);
  const guardToken = await resolveGuardToken(config);
  const reportToken = await resolveReportToken(config);
  const keys = await resolveSigningKeys(config);
  const storage = await open(config, logger);
  try {
    await adoptIfAllowed(storage, keys, config, logger);
  } catch (cause) {
    await storage.close();
    throw cause;
  }
  const { dir: dataDir, apiUrl } = config;
  const app = buildApp({ dataDir, storage, token, guardToken, reportToken, keys, apiUrl, logger });
  try {
    await app.listen({ port: config.port, host: config.host });
    return app;
  } catch (cause) {
    await app.close();
    throw isErrno(cause, 'EADDRINUSE') ? portTaken(config.port, cause) : cause;
  }
}

async function open(config: RegistryConfig, logger: FastifyBaseLogger): Promise<RegistryStorage> {
  try {
    return await openStorage(config, {
      onConnectionLost: (err) => logger.warn({ err }, 'a connection to the database was lost'),
      onImport: (revision) => logger.info(`imported revision ${revision} from the files in ${config.dir}`),
    });
  } catch (cause) {
    if (cause instanceof DamagedRevisionError) {
      const advice =
        'Start once without REGISTRY_DATABASE_URL, which prints how to restore the revision before.';
      throw new ConfigError(`${cause.message} ${advice}`, { cause });
    }
    throw cause instanceof StorageUnusableError ? new ConfigError(cause.message, { cause }) : cause;
  }
}

/** A document older than keys is signed without being asked for; any other change of keys needs REGISTRY_ADOPT. */
async function adoptIfAllowed(
  storage: RegistryStorage,
  keys: SigningKeys,
  { adopt, restore }: RegistryConfig,
  logger: FastifyBaseLogger,
): Promise<void> {
  const { store, location } = storage;
  const document = await readNewest(storage, keys, restore, logger);
  if (document.revision === 0 || isSignedDocument(document, keys.publicKey)) return;
  const isFromBefore = document.signature === undefined && keys.isNew;
  if (!isFromBefore && !adopt) {
    throw new ConfigError(
      `The document in ${location} is not signed with this registry's key. If it is good and the key has changed, start once with REGISTRY_ADOPT=1.`,
    );
  }
  await adoptDocument(store, keys, new Date());
}

/**
 * Returns the newest document, or if it is damaged the one of REGISTRY_RESTORE. Without that it throws a ConfigError
 * that names the newest intact revision.
 */
async function readNewest(
  storage: RegistryStorage,
  keys: SigningKeys,
  restore: number | null,
  logger: FastifyBaseLogger,
): Promise<RegistryDocument> {
  try {
    return await storage.store.read();
  } catch (cause) {
    if (!(cause instanceof DamagedRevisionError)) throw cause;
    const restored =
      restore === null ? null : await restoreRevision(storage, keys, { revision: restore, now: new Date() });
    if (!restored) throw await damaged(storage, keys, cause);
    logger.error(
      { ...restored, damaged: cause.revision, from: restore },
      'the newest revision was damaged; an earlier one was restored',
    );
    return storage.store.read();
  }
}

async function damaged(
  { history }: RegistryStorage,
  keys: SigningKeys,
  cause: DamagedRevisionError,
): Promise<ConfigError> {
  const intact = await findIntactRevision(history, keys);
  const advice = intact
    ? `The newest intact revision before it is ${intact.revision}, of ${intact.generatedAt}. To continue from that one, start once with REGISTRY_RESTORE=${intact.revision}: it becomes revision ${cause.revision + 1}, and the change of revision ${cause.revision} must be repeated; \`mf status\` shows what is live then.`
    : `No revision before it is intact and signed with this registry's key.`;
  return new ConfigError(`${cause.message} ${advice} Otherwise restore it from a backup.`, { cause });
}

function portTaken(port: number, cause: unknown): ConfigError {
  return new ConfigError(
    `Port ${port} is taken: a registry may be running already. Stop it, or set REGISTRY_PORT to a free port.`,
    { cause },
  );
}

if (import.meta.main) {
  try {
    const app = await startRegistry(process.env);
    const stop = () => void app.close();
    process.once('SIGTERM', stop);
    process.once('SIGINT', stop);
  } catch (cause) {
    if (!(cause instanceof ConfigError)) throw cause;
    process.stderr.write(`The release registry does not start.\n${cause.message}\n`);
    process.exitCode = 1;
  }
}
