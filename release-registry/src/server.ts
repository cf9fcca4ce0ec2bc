import { pino } from 'pino';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { ConfigError, parseConfig } from './config.ts';
import { isErrno } from './errno.ts';
import { resolveToken } from './token.ts';

/** Builds and listens. Rejects with a {@link ConfigError} when the environment does not allow it. */
export async function startRegistry(env: Record<string, string | undefined>): Promise<FastifyInstance> {
  const config = parseConfig(env);
  const token = await resolveToken(config);
  const app = buildApp({ dataDir: config.dir, token, logger: pino({ name: 'release-registry' }) });
  try {
    await app.listen({ port: config.port, host: config.host });
    return app;
  } catch (cause) {
    await app.close();
    throw isErrno(cause, 'EADDRINUSE') ? portTaken(config.port, cause) : cause;
  }
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
