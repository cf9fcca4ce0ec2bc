import type { FastifyInstance } from 'fastify';
import { liveOf, liveOthers, type ReleaseSide } from 'registry-client/domain/release-side';
import { remove } from 'registry-client/domain/remove';
import type { FindAccess } from '../../access/access.ts';
import type { RegistryPorts } from '../../change-registry.ts';
import { withContract } from '../../contract-checks/with-contract.ts';
import type { ContractPorts } from '../../replay-contracts.ts';
import { createAuthentication, requireOperators } from '../authenticate.ts';
import { readBody, readName, reasonBody } from '../read-request.ts';
import { sendChange } from '../send-change.ts';

/** Takes a remote with all of its releases out of the document. */
export function registerRemoveRoute(
  app: FastifyInstance,
  ports: RegistryPorts & ContractPorts,
  access: FindAccess,
): void {
  const read = (sides: ReleaseSide[]) =>
    Promise.all(sides.map((side) => withContract(side, ports.contracts)));

  app.post('/registry/:name/remove', { onRequest: createAuthentication(access) }, async (request, reply) => {
    requireOperators(request);
    const name = readName(request);
    const { reason } = readBody(reasonBody, request.body);
    return sendChange(ports, request, reply, {
      rule: async (document) =>
        remove(document, {
          name,
          others: await read(liveOthers(document, name)),
          own: await read(liveOf(document, name)),
          now: ports.now(),
        }),
      what: { action: 'remove', remote: name },
      why: reason ?? null,
    });
  });
}
