import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RegistryDocument } from 'shared-contracts/releases';
import type { Change, RegistryPorts } from '../change-registry.ts';
import { readActor } from './authenticate.ts';
import { httpErrorFor } from './http-error.ts';
import { etagOf, readExpectedRevision } from './read-request.ts';

/** Changes the document for a request, and answers with the new one or with the rejection. */
export async function sendChange(
  { change }: Pick<RegistryPorts, 'change'>,
  request: FastifyRequest,
  reply: FastifyReply,
  decision: Pick<Change, 'rule' | 'what' | 'why'>,
) {
  const expectedRevision = readExpectedRevision(request);
  const outcome = await change({ ...decision, expectedRevision, who: readActor(request) });
  if (!outcome.ok) throw httpErrorFor(outcome.rejection);
  return sendDocument(reply, outcome.document);
}

export function sendDocument(reply: FastifyReply, document: RegistryDocument) {
  return reply.header('etag', etagOf(document)).header('cache-control', 'no-cache').send(document);
}
