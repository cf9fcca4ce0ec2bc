import type { FastifyInstance } from 'fastify';

export const formContentType = 'application/x-www-form-urlencoded';

/** Bytes, as for every request. */
const maxBodyBytes = 64 * 1024;

/** Registers the content type of forms: the body is an object of texts by name; of a repeated name the last one. */
export function registerFormBodies(app: FastifyInstance): void {
  app.addContentTypeParser<string>(
    formContentType,
    { parseAs: 'string', bodyLimit: maxBodyBytes },
    // Own properties only: `fromEntries` defines also `__proto__` as one.
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body))),
  );
}
