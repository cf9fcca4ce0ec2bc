import type { FastifyRequest } from 'fastify';
import type { RemoteName } from 'shared-contracts/exposes';
import { mayChange, type Access, type FindAccess } from '../access/access.ts';
import { HttpError } from './http-error.ts';
import { readName } from './read-request.ts';

const accesses = new WeakMap<FastifyRequest, Access>();

/**
 * Returns a hook that rejects requests without a valid token, and without `guard` also those with the guard's token.
 */
export function createAuthentication(find: FindAccess, { guard = false }: { guard?: boolean } = {}) {
  return async (request: FastifyRequest): Promise<void> => {
    const given = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const access = given === undefined ? null : await find(given);
    if (access === null) {
      throw new HttpError(
        'authentication_required',
        'Changing the registry needs a token, as "Authorization: Bearer …".',
      );
    }
    if (access.scope === 'end-canary' && !guard) {
      throw new HttpError('forbidden', `The token of ${access.squad} may end a canary, and nothing else.`);
    }
    accesses.set(request, access);
  };
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
    `The token of ${access?.squad ?? 'nobody'} may change ${may}, and not ${name}.`,
  );
}

/** Returns the author for the audit. The token proves the squad; the actor within it is what the caller states. */
export function readActor(request: FastifyRequest): string {
  const named = request.headers['x-registry-actor'];
  const actor = typeof named === 'string' && named !== '' ? named.slice(0, 100) : request.ip;
  return `${accesses.get(request)?.squad ?? 'nobody'}: ${actor}`;
}
