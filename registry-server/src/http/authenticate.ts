import type { FastifyRequest } from 'fastify';
import type { RemoteName } from 'shared-contracts/releases';
import { toPrintable } from 'registry-client/domain/printable-text';
import { mayChange, type Access, type AccessScope, type FindAccess } from '../access/access.ts';
import { HttpError } from './http-error.ts';
import { readName } from './read-request.ts';

const accesses = new WeakMap<FastifyRequest, Access>();

/** What tokens of a limited scope may do, for messages. */
const scopeRights: Record<Exclude<AccessScope, 'all'>, string> = {
  'end-canary': 'end a canary',
  report: 'report which releases are served',
};

/**
 * Returns a hook that rejects requests without a valid token, and tokens of another scope than those named; `all` is
 * the scope of operators and squads.
 */
export function createAuthentication(find: FindAccess, scopes: readonly AccessScope[] = ['all']) {
  return async (request: FastifyRequest): Promise<void> => {
    const given = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
    if (given === undefined) {
      throw new HttpError(
        'authentication_required',
        'This needs a token of the registry, as "Authorization: Bearer …", and none was sent.',
      );
    }
    const access = await find(given);
    if (access === null) {
      throw new HttpError(
        'unknown_token',
        'The token that was sent is wrong: it was revoked, has a typing error, or is of another registry.',
      );
    }
    if (!scopes.includes(access.scope)) {
      const message =
        access.scope === 'all'
          ? `The token of ${access.squad} is not a shell's report token.`
          : `The token of ${access.squad} may ${scopeRights[access.scope]}, and nothing else.`;
      throw new HttpError('forbidden', message);
    }
    accesses.set(request, access);
  };
}

/** Returns the access of a request that {@link createAuthentication} has admitted. */
export function readAccess(request: FastifyRequest): Access {
  const access = accesses.get(request);
  if (access === undefined) throw new Error('A route without authentication asked for the access.');
  return access;
}

/** Returns whether the token of a request may only end a canary. */
export function mayOnlyEndCanaries(request: FastifyRequest): boolean {
  return accesses.get(request)?.scope === 'end-canary';
}

/** Returns the remote in the URL. Throws an HttpError when the token may not change it. */
export function readAuthorisedRemote(request: FastifyRequest): RemoteName {
  const name = readName(request);
  const access = accesses.get(request);
  if (access && mayChange(access, name)) return name;
  const may = access?.remotes === 'all' ? 'everything' : (access?.remotes.join(', ') ?? 'nothing');
  throw new HttpError(
    'forbidden',
    `The token of ${access?.squad ?? 'no squad'} may change ${may}, and not ${name}.`,
  );
}

/** Throws an HttpError unless the token of a request is the operators'. */
export function requireOperators(request: FastifyRequest): void {
  const access = readAccess(request);
  if (access.remotes === 'all' && access.scope === 'all') return;
  throw new HttpError(
    'forbidden',
    `The token of ${access.squad} may not do this: it needs the operators' token.`,
  );
}

/** Returns the author for the audit. The token proves the squad; the actor within it is what the caller states. */
export function readActor(request: FastifyRequest): string {
  const named = request.headers['x-registry-actor'];
  const actor = typeof named === 'string' && named !== '' ? toPrintable(named, 100) : request.ip;
  return `${accesses.get(request)?.squad ?? 'no squad'}: ${actor}`;
}
