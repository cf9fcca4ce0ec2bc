import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { versionSchema, type RegistryDocument } from 'shared-contracts/releases';
import * as z from 'zod/mini';
import { changeRegistry, type Change, type RegistryPorts } from '../change-registry.ts';
import { block } from 'registry-client/domain/block';
import { promote } from 'registry-client/domain/promote';
import { endCanary, rollback } from 'registry-client/domain/rollback';
import { replayingContracts } from '../replay-contracts.ts';
import type { ContractFiles } from '../store/contract-files.ts';
import type { FindAccess } from '../access/access.ts';
import { createAuthentication, mayOnlyEndCanaries, readActor, readAuthorisedRemote } from './authenticate.ts';
import { httpErrorFor } from './http-error.ts';
import { etagOf, isNotModified, readBody, readExpectedRevision } from './read-request.ts';

const reason = z.optional(z.string().check(z.maxLength(500)));
const promoteBody = z.object({ version: versionSchema, traffic: z._default(z.number(), 100), reason });
const rollbackBody = z.object({ reason });
const blockBody = z.object({ version: versionSchema, reason });

export function registerRegistryRoutes(
  app: FastifyInstance,
  ports: RegistryPorts & { contracts: ContractFiles },
  access: FindAccess,
): void {
  const onRequest = createAuthentication(access);
  const onRollback = createAuthentication(access, { guard: true });

  app.get('/registry', async (request, reply) => {
    const document = await ports.store.read();
    if (!isNotModified(request, document.revision)) return sendDocument(reply, document);
    return reply.code(304).header('etag', etagOf(document.revision)).send();
  });

  app.post('/registry/:name/promote', { onRequest }, async (request, reply) => {
    const name = readAuthorisedRemote(request);
    const { version, traffic, reason: why } = readBody(promoteBody, request.body);
    return change(request, reply, {
      rule: replayingContracts(
        name,
        (document) => promote(document, { name, version, traffic }),
        ports.contracts,
      ),
      what: { action: 'promote', remote: name, version, traffic },
      why: why ?? null,
    });
  });

  app.post('/registry/:name/rollback', { onRequest: onRollback }, async (request, reply) => {
    const name = readAuthorisedRemote(request);
    const { reason: why } = readBody(rollbackBody, request.body);
    const undo = mayOnlyEndCanaries(request) ? endCanary : rollback;
    return change(request, reply, {
      rule: replayingContracts(name, (document) => undo(document, name), ports.contracts),
      what: { action: 'rollback', remote: name },
      why: why ?? null,
    });
  });

  app.post('/registry/:name/block', { onRequest }, async (request, reply) => {
    const name = readAuthorisedRemote(request);
    const { version, reason: why } = readBody(blockBody, request.body);
    return change(request, reply, {
      rule: (document) => block(document, name, version),
      what: { action: 'block', remote: name, version },
      why: why ?? null,
    });
  });

  async function change(
    request: FastifyRequest,
    reply: FastifyReply,
    decision: Pick<Change, 'rule' | 'what' | 'why'>,
  ) {
    const expectedRevision = readExpectedRevision(request);
    const outcome = await changeRegistry(ports, { ...decision, expectedRevision, who: readActor(request) });
    if (!outcome.ok) throw httpErrorFor(outcome.rejection);
    return sendDocument(reply, outcome.document);
  }
}

function sendDocument(reply: FastifyReply, document: RegistryDocument) {
  return reply.header('etag', etagOf(document.revision)).header('cache-control', 'no-cache').send(document);
}
