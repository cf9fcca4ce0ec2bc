import type { FastifyInstance } from 'fastify';
import { guestGroup } from 'shared-contracts/session';
import { listsOf } from '../catalogue/context.ts';
import { pageRoute } from './service.ts';

export async function pageRouteRoutes(app: FastifyInstance): Promise<void> {
  app.contractRoute('page-route', ({ path }, { store, visitor, now, request }) =>
    pageRoute(app.database.db, path, store, {
      group: visitor.customer?.groupId ?? guestGroup,
      isMember: visitor.customer !== null,
      lists: listsOf(store, visitor.groupPriceList),
      now,
      log: request.log,
    }),
  );
}
