import { resetLink } from 'shared-contracts/descriptors/customer';
import { endpointQuery, type ShopContext } from 'shared-runtime';
import type { MailedLink } from '../domain/mailed-link.ts';

/** Query options of the address whose password a link sets. It is null if the link is not valid. */
export function resetLinkQuery(context: Pick<ShopContext, 'api' | 'store'>, { id, token }: MailedLink) {
  return endpointQuery(context, resetLink, { store_id: context.store.id, id, token });
}
