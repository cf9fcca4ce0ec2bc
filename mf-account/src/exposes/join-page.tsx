import type { PageModule, PageParams, PageResult, ShopContext } from 'shared-runtime';
import { allProductsQuery, invitationTextQuery, referralPointsQuery } from '../api/invitation.ts';
import { readInvitedList } from '../domain/invited-list.ts';
import { InvitationPage } from '../features/invitation/invitation-page.tsx';
import { messages } from '../messages/invitation/index.ts';

/**
 * The status is 200 for any code: a visitor with the link of a deleted account may want to join too. The API
 * says that the page must not be indexed.
 */
export const page: PageModule = {
  Component: InvitationPage,
  messages,
  async load(context, params) {
    const { queryClient } = context;
    const [, , products] = await Promise.all([
      queryClient.prefetchQuery(invitationTextQuery(context)),
      queryClient.prefetchQuery(referralPointsQuery(context)),
      loadProducts(context, params),
    ]);
    return products;
  },
};

/** Loads the list below the invitation, which works without it. */
async function loadProducts(context: ShopContext, params: PageParams): Promise<PageResult | undefined> {
  const { store, session, queryClient } = context;
  if (store.access === 'login_required' && !session.isUserLoggedIn) return undefined;
  const route = await queryClient.fetchQuery(allProductsQuery(context)).catch(() => null);
  if (typeof route?.entity_id !== 'number') return undefined;
  const listing = readInvitedList(params.search, route.entity_id);
  const prepared = await context.prepareFragment('catalogue/listing', listing);
  return prepared?.redirectOf && { redirect: prepared.redirectOf(params) };
}
