import type { FastifyRequest } from 'fastify';
import type { RemoteName } from 'shared-contracts/exposes';
import { mayChange, type Access, type FindAccess } from '../access/access.ts';
import { HttpFailure } from './failure.ts';
import { readName } from './read-request.ts';

const accesses = new WeakMap<FastifyRequest, Access>();

/** A hook that lets only bearers of a token through; of one that may only end canaries, where `guard` says so. */
export function createAuthentication(find: FindAccess, { guard = false }: { guard?: boolean } = {}) {
  return async (request: FastifyRequest): Promise<void> => {
    const given = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const access = given === undefined ? null : await find(given);
    if (access === null) {
      throw new HttpFailure(
        'authentication_required',
        'Changing the registry needs a token, as "Authorization: Bearer …".',
      );
    }
    if (access.scope === 'end-canary' && !guard) {
      throw new HttpFailure('forbidden', `The token of ${access.team} may end a canary, and nothing else.`);
    }
    accesses.set(request, access);
  };
}

/** Whether the token of a request may end a canary and nothing else. */
export function mayOnlyEndCanaries(request: FastifyRequest): boolean {
  return accesses.get(request)?.scope === 'end-canary';
}

/** The remote that the address names, for those who may change it. */
export function readOwnName(request: FastifyRequest): RemoteName {
  const name = readName(request);
  const access = accesses.get(request);
  if (access && mayChange(access, name)) return name;
  const may = access?.remotes === 'all' ? 'everything' : (access?.remotes.join(', ') ?? 'nothing');
  throw new HttpFailure(
    'forbidden',
    `The token of ${access?.team ?? 'nobody'} may change ${may}, and not ${name}.`,
  );
}

/** Who did it, for the audit: the token proves the team; who of the team, the caller says. */
export function readActor(request: FastifyRequest): string {
  const named = request.headers['x-registry-actor'];
  const actor = typeof named === 'string' && named !== '' ? named.slice(0, 100) : request.ip;
  return `${accesses.get(request)?.team ?? 'nobody'}: ${actor}`;
}
