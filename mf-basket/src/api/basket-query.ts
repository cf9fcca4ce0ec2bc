import type { CallRequest } from 'shared-contracts/api/descriptor';
import { basketData } from 'shared-contracts/descriptors/basket';
import { endpointQuery, type ShopContext } from 'shared-runtime';
import { withCompleteItems } from '../domain/complete-items.ts';

export type BasketVariant = CallRequest<typeof basketData>['variant'];

export const basketVariants = ['mini', 'default_shipping'] as const satisfies readonly BasketVariant[];

export function basketQuery(source: Pick<ShopContext, 'api' | 'store'>, variant: BasketVariant) {
  return {
    ...endpointQuery(source, basketData, { store_id: source.store.id, variant }),
    select: withCompleteItems,
    // Another tab or device may have changed the basket while this tab was hidden.
    refetchOnWindowFocus: 'always' as const,
  };
}
