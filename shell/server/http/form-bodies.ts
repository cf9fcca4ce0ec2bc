import type { FastifyError, FastifyInstance } from 'fastify';
import { parse } from 'qs';

/** A form's fields by name. `a[b]=1` is the field `b` of the group `a`. */
export interface FormFields {
  readonly [name: string]: string | FormFields | undefined;
}

/** Bytes, as for every request. */
const maxBodyBytes = 64 * 1024;

/** Registers the content type of forms. A body with too many fields, or too deep ones, is answered with 400. */
export function registerFormBodies(app: FastifyInstance): void {
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: maxBodyBytes },
    (_request, body, done) => {
      try {
        done(null, parseForm(body));
      } catch (error) {
        done(Object.assign(error as FastifyError, { statusCode: 400 }));
      }
    },
  );
}

/**
 * Parses a form's body. Objects have no prototype, so that a field's name cannot reach one. Throws `RangeError` beyond
 * the limits.
 */
export function parseForm(body: string): FormFields {
  return parse(body, {
    // `bundleOptions[12][3]` is the deepest field of a form.
    depth: 2,
    strictDepth: true,
    // The largest form, of a bundle with fitting, has about twenty fields.
    parameterLimit: 100,
    throwOnLimitExceeded: true,
    // Keys are ids: `options[3]=1` is no list.
    parseArrays: false,
    arrayLimit: 0,
    duplicates: 'last',
    plainObjects: true,
  }) as FormFields;
}
