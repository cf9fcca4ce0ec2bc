import type { Store } from 'shared-contracts/stores';
import type { ServerAuthenticator } from '../../plugins/server-calls/server-authenticators.ts';
import { ShopError } from '../../shop-error.ts';
import { customerOfLink } from './newsletter-link.ts';

export interface LinkPrincipal {
  customerId: number;
  websiteId: number;
  hashedEmail: string;
}

/** Accepts a newsletter link in the query that this shop has signed for the website of the store in the query. */
export function createLinkAuthenticator(
  secret: Buffer,
  findStore: (id: number) => Store | undefined,
): ServerAuthenticator<LinkPrincipal> {
  return {
    kind: 'signed-link',
    authenticate({ query }) {
      const { storeId, hashedEmail, hashedToken } = query;
      const store = findStore(Number(storeId));
      if (store === undefined || typeof hashedEmail !== 'string' || typeof hashedToken !== 'string') {
        throw new ShopError('invalid_token');
      }
      const { websiteId } = store;
      const customerId = customerOfLink(secret, websiteId, { hashedEmail, hashedToken });
      if (customerId === null) throw new ShopError('invalid_token');
      return { customerId, websiteId, hashedEmail };
    },
  };
}
