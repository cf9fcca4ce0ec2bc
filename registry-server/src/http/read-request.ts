import type { FastifyRequest } from 'fastify';
import {
  remoteNameSchema,
  versionSchema,
  type RegistryDocument,
  type RemoteName,
} from 'shared-contracts/releases';
import * as z from 'zod/mini';
import { isReleasePath, sides, type Side } from 'registry-client/release-dir/layout';
import { HttpError } from './http-error.ts';

export function readName(request: FastifyRequest): RemoteName {
  const parsed = remoteNameSchema.safeParse(param(request, 'name'));
  if (parsed.success) return parsed.data;
  throw new HttpError(
    'unknown_remote',
    'A remote is named mf- and words of the letters a to z, as in mf-gift-cards; 40 characters at most.',
  );
}

export function readVersion(request: FastifyRequest): string {
  const parsed = versionSchema.safeParse(param(request, 'version'));
  if (parsed.success) return parsed.data;
  throw new HttpError('invalid_request', 'A version looks like 1.4.2 or 1.4.2-0a1b2c.');
}

export function readFile(request: FastifyRequest): { side: Side; path: string } {
  const side = sides.find((known) => known === param(request, 'side'));
  const path = param(request, '*');
  if (side && isReleasePath(path)) return { side, path };
  throw new HttpError(
    'invalid_request',
    `A file is named ${sides.join('/… or ')}/… by a plain relative path.`,
  );
}

/** Reason of a change, for the audit. Kept as it is: console and `mf` show it each in its own safe form. */
export const reasonField = z.optional(z.string().check(z.maxLength(500)));
export const reasonBody = z.object({ reason: reasonField });

export function readBody<Schema extends z.ZodMiniType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body ?? {});
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new HttpError('invalid_request', `${issue?.path.join('.') || 'body'}: ${issue?.message}`);
}

/**
 * Returns the revision that the change is based on; undefined for `*`, the current one. Throws an HttpError without a
 * valid If-Match.
 */
export function readExpectedRevision(request: FastifyRequest): number | undefined {
  const header = request.headers['if-match'];
  if (header === undefined) {
    throw new HttpError(
      'precondition_required',
      'Say with If-Match: "<revision>" which state of the registry you decided on, or with If-Match: * that any will do.',
    );
  }
  if (header === '*') return undefined;
  const revision = /^"(\d{1,15})(?:-[\w-]{1,86})?"$/.exec(header)?.[1];
  if (revision === undefined) {
    throw new HttpError('invalid_request', 'If-Match holds one revision, as "12", or *.');
  }
  return Number(revision);
}

/**
 * Returns the revision and the beginning of the signature: after a restored backup, a revision number can have other
 * content than before, and readers must not be answered 304 then.
 */
export function etagOf({ revision, signature = '' }: RegistryDocument): string {
  return `"${revision}-${signature.slice(0, 16)}"`;
}

/** Returns whether If-None-Match names this document. */
export function isNotModified(request: FastifyRequest, document: RegistryDocument): boolean {
  const header = request.headers['if-none-match'] ?? '';
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etagOf(document));
}

function param(request: FastifyRequest, name: string): string {
  return (request.params as Record<string, string | undefined>)[name] ?? '';
}
