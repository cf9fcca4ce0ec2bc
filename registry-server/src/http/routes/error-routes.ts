import type { FastifyInstance, FastifyRequest } from 'fastify';
import { errorReportSchema, type CountedError } from 'registry-client/domain/error-report';
import { entriesOf, findVersion } from 'registry-client/domain/registry-document';
import { remoteNameSchema } from 'shared-contracts/releases';
import * as z from 'zod/mini';
import { mayChange, type FindAccess } from '../../access/access.ts';
import type { RegistryPorts } from '../../change-registry.ts';
import { addErrors, recentGroups, type LocatedError } from '../../errors/group-errors.ts';
import type { FrameMapper } from '../../errors/map-frames.ts';
import type { ErrorGroups } from '../../store/registry-store.ts';
import { createAuthentication, readAccess } from '../authenticate.ts';
import { HttpError } from '../http-error.ts';
import { readBody } from '../read-request.ts';

/** In bytes: twenty errors of twelve frames with the longest texts have some 200 kB. */
const maxBodyBytes = 256 * 1024;

const querySchema = z.object({ remote: z.optional(remoteNameSchema) });

/** Errors of releases in browsers and on servers, with their places in the sources. */
export function registerErrorRoutes(
  app: FastifyInstance,
  { store, now, errors, frames }: RegistryPorts & { errors: ErrorGroups; frames: FrameMapper },
  access: FindAccess,
): void {
  const onReport = createAuthentication(access, ['report']);
  const onRead = createAuthentication(access);

  app.post('/registry/errors', { onRequest: onReport, bodyLimit: maxBodyBytes }, async (request, reply) => {
    const report = readBody(errorReportSchema, request.body);
    const document = await store.read();
    const known = report.errors.filter(
      ({ remote, version }) => findVersion(entriesOf(document, remote), version) !== undefined,
    );
    const at = now().toISOString();
    const located = await locate(known, frames);
    for (const [remote, added] of Map.groupBy(located, (error) => error.remote)) {
      // oxlint-disable-next-line no-await-in-loop -- each change waits for the one before anyway
      await errors.change(remote, (groups) => addErrors(groups, added, at));
    }
    return reply.code(204).send();
  });

  app.get('/registry/errors', { onRequest: onRead }, async (request, reply) => {
    const groups = recentGroups(await errors.read(readRemotes(request)), now().toISOString());
    reply.header('cache-control', 'no-store');
    return { groups: groups.toSorted((one, other) => other.lastAt.localeCompare(one.lastAt)) };
  });
}

async function locate(errors: readonly CountedError[], mapper: FrameMapper): Promise<LocatedError[]> {
  const budget = { reads: 0 };
  const located: LocatedError[] = [];
  for (const error of errors) {
    // oxlint-disable-next-line no-await-in-loop -- errors of a report are often in the same scripts
    located.push({ ...error, frames: await mapper.map(error, budget) });
  }
  return located;
}

/** Messages and stacks name the sources, so a squad reads those of its own remotes only. */
function readRemotes(request: FastifyRequest) {
  const access = readAccess(request);
  const { remote } = readBody(querySchema, request.query);
  if (remote === undefined) return access.remotes;
  if (mayChange(access, remote)) return [remote];
  throw new HttpError('forbidden', `The token of ${access.squad} may not read the errors of ${remote}.`);
}
