import type { FastifyInstance } from 'fastify';
import type { EndpointName, ParsedRequestOf, ResponseOf } from 'shared-contracts/api';
import { audienceHeader, audienceName } from 'shared-contracts/session';
import { catalogueContext, type CatalogueContext } from './context.ts';

/**
 * Registers the route of an endpoint whose answer depends on the request and on the visitor's audience only: store,
 * sign-in and customer group. The answer names the audience, and the shell shows it to other members of it for some
 * seconds. The handler gets nothing else of the visit, so that nothing personal can be in the answer.
 */
export function audienceRoute<Name extends EndpointName>(
  app: FastifyInstance,
  name: Name,
  handler: (
    input: ParsedRequestOf<Name>,
    context: CatalogueContext,
  ) => Promise<ResponseOf<Name>> | ResponseOf<Name>,
): void {
  app.contractRoute(name, async (input, visit) => {
    const { store, visitor, reply } = visit;
    const context = catalogueContext(visit);
    const isMember = visitor.customer !== null;
    reply.header(audienceHeader, audienceName({ storeId: store.id, isMember, group: context.group }));
    return handler(input, context) as never;
  });
}
