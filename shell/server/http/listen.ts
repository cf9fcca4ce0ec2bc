import type { FastifyInstance } from 'fastify';
import { ConfigError } from '../config-error.ts';

/** Accepts connections. Throws {@link ConfigError} with the variable to change if the port is taken. */
export async function listen(
  app: FastifyInstance,
  { name, port, host }: { name: string; port: number; host: string },
): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new ConfigError(
      `${name}=${port} is taken by another program. Stop it, or choose another port: ${name}=${port + 100} npm start`,
      { cause: error },
    );
  }
}
