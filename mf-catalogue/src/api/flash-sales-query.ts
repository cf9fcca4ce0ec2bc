import { flashSales } from 'shared-contracts/descriptors/catalogue';
import { endpointQuery, type ShopContext } from 'shared-runtime';

export interface FlashSalesRequest {
  /** Only this sale. */
  saleId?: number | undefined;
  /** @default that of the API: 4 */
  count?: number | undefined;
}

/** Queries running sales, or one of them. */
export function flashSalesQuery(
  context: Pick<ShopContext, 'api' | 'store'>,
  { saleId, count }: FlashSalesRequest,
) {
  return endpointQuery(context, flashSales, {
    store_id: context.store.id,
    ...(saleId !== undefined && { sale_id: saleId }),
    ...(count !== undefined && { limit: count }),
  });
}
