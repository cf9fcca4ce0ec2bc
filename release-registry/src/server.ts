import { pino } from 'pino';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { ConfigError, parseConfig, type RegistryConfig } from './config.ts';
import { isErrno } from './errno.ts';
import { resolveSigningKeys, type SigningKeys } from './signing/keys.ts';
import { isSignedDocument } from './signing/signed-document.ts';
import { adoptDocument } from './signing/signed-store.ts';
import { createFileStore } from './store/file-store.ts';
import { resolveToken } from './token.ts';

/** Builds and listens. Rejects with a {@link ConfigError} when the environment does not allow it. */
export async function startRegistry(env: Record<string, string | undefined>): Promise<FastifyInstance> {
  const config = parseConfig(env);
  const token = await resolveToken(config);
  const keys = await resolveSigningKeys(config);
  await takeOver(config, keys);
  const app = buildApp({ dataDir: config.dir, token, keys, logger: pino({ name: 'release-registry' }) });
  try {
    await app.listen({ port: config.port, host: config.host });
    return app;
  } catch (cause) {
    await app.close();
    throw isErrno(cause, 'EADDRINUSE') ? portTaken(config.port, cause) : cause;
  }
}

/** A registry from before there were keys is taken over as it is; any other change of keys, an operator asks for. */
async function takeOver({ dir, adopt }: RegistryConfig, keys: SigningKeys): Promise<void> {
  const store = createFileStore(dir);
  const document = await store.read();
  if (document.revision === 0 || isSignedDocument(document, keys.publicKey)) return;
  const isFromBefore = document.signature === undefined && keys.isNew;
  if (!isFromBefore && !adopt) {
    throw new ConfigError(
      `The document in ${dir} is not signed with this registry's key. If it is good and the key has changed, start once with REGISTRY_ADOPT=1.`,
    );
  }
  await adoptDocument(store, keys, new Date());
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
