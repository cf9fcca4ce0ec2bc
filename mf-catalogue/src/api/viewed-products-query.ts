import { queryOptions } from '@tanstack/react-query';
import type { ProductCard } from 'shared-contracts/api/catalogue';
import type { CallResponse } from 'shared-contracts/api/descriptor';
import { priceStrategies } from 'shared-contracts/api/price-strategies';
import { queryKey } from 'shared-contracts/api/query-key';
import { priceAddOn } from 'shared-contracts/descriptors/product-facts';
import { recentlyViewed } from 'shared-contracts/descriptors/sliders';
import { ApiError, type ApiResult, type ShopContext } from 'shared-runtime';

type Source = Pick<ShopContext, 'api' | 'store'>;
type Item = CallResponse<typeof recentlyViewed>['items'][number];
type AddOn = CallResponse<typeof priceAddOn>['prices'][number];

/** What a card shows of it. Items have no price strategy. */
export type ViewedProduct = Omit<ProductCard, 'sku' | 'productType'>;

export interface ViewedProductsRequest {
  limit: number;
  /** The current product, which is left out. */
  productId: number | undefined;
  /** Country of delivery. */
  deliveryCountry: string;
}

/** Queries what the member has viewed, latest first, with prices and stock for the country of delivery. */
export function viewedProductsQuery(context: Source, request: ViewedProductsRequest) {
  return queryOptions({
    queryKey: queryKey(recentlyViewed, context.store.id, { ...request, as: 'cards' }),
    queryFn: ({ signal }) => loadViewed(context, request, signal),
  });
}

/** Matches the lists of all products in the store. */
export const viewedProductsKey = ({ store }: Pick<Source, 'store'>) => queryKey(recentlyViewed, store.id);

async function loadViewed(
  { api, store }: Source,
  { limit, productId, deliveryCountry }: ViewedProductsRequest,
  signal: AbortSignal,
): Promise<ViewedProduct[]> {
  const current = productId === undefined ? {} : { product_id: productId };
  const viewed = await api.call(recentlyViewed, { store_id: store.id, limit, ...current }, { signal });
  const { items } = dataOf(viewed);
  if (items.length === 0) return [];
  const ids = items.map(({ productID: id }) => id).join(',');
  const addOns = await api.call(
    priceAddOn,
    { storeId: store.id, product_ids: ids, deliveryCountry },
    { signal },
  );
  const { prices } = dataOf(addOns);
  return items.flatMap((item) => {
    const addOn = prices.find(({ productId: id }) => id === item.productID);
    return addOn === undefined ? [] : toCard(item, addOn);
  });
}

function dataOf<Data>(result: ApiResult<Data, string>): Data {
  if (!result.ok) throw new ApiError(result.failure);
  return result.data;
}

function toCard(item: Item, { price, inStock }: AddOn): ViewedProduct[] {
  const [image] = item.thumbnails;
  if (image === undefined) return [];
  return [
    {
      productId: item.productID,
      name: item.name,
      brand_name: item.brand,
      url: item.url,
      image,
      price,
      inStock,
      priceStrategy: priceStrategies.default,
    },
  ];
}
