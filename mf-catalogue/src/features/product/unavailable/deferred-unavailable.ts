import type { Product } from 'shared-contracts/api/product';
import { createDeferredView, type ShopContext } from 'shared-runtime';
import { alternativesQuery } from '../../../api/alternatives-query.ts';
import { settledWithin } from '../../../domain/settled-within.ts';
import type { AlternativesProps } from './alternatives.tsx';

const loadUnavailable = () => import(/* webpackChunkName: "product-unavailable" */ './unavailable.ts');

export const DeferredSoldOut = createDeferredView<Pick<Product, 'category' | 'isSold'>>(
  async () => (await loadUnavailable()).SoldOut,
);

export const DeferredAlternatives = createDeferredView<AlternativesProps>(
  async () => (await loadUnavailable()).Alternatives,
);

/** Longest time that a page waits for the alternatives. It waits, because it has nothing else to offer. */
const maxWaitMs = 1_000;

/** Loads code and alternatives for the page of an unavailable product. Does not reject if the query fails or is slow. */
export async function loadUnavailableParts(context: ShopContext, productId: number): Promise<void> {
  await Promise.all([
    DeferredSoldOut.load(),
    DeferredAlternatives.load(),
    settledWithin(context.queryClient.prefetchQuery(alternativesQuery(context, productId)), maxWaitMs),
  ]);
}
