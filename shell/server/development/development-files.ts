import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { contentTypeOf } from 'registry-client';
import { shellDevelopmentPath } from 'shared-contracts/development';
import { setFileHeaders } from '../http/responses/security-headers.ts';
import type { Development } from './development.ts';

/** Serves the development build of the shell. Only files of its folder are served, which prevents path traversal. */
export function registerDevelopmentFiles(app: FastifyInstance, { folder, files }: Development): void {
  app.get<{ Params: { '*': string } }>(
    `${shellDevelopmentPath}*`,
    async ({ params: { '*': file } }, reply) => {
      if (!files.has(file)) return reply.code(404).send();
      const type = contentTypeOf(file);
      setFileHeaders(reply, type);
      // The next build has the same names.
      return reply
        .header('cache-control', 'no-store')
        .type(type)
        .send(await readFile(join(folder, file)));
    },
  );
}
