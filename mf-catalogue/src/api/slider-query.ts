import { queryOptions } from '@tanstack/react-query';
import type { ProductCard } from 'shared-contracts/api/catalogue';
import {
  bestsellers,
  brandBestsellersNew,
  productCards,
  productsRecommended,
  productsRelated,
  productsRelatedBrand,
} from 'shared-contracts/descriptors/sliders';
import { ApiError, type ApiResult, type ShopContext } from 'shared-runtime';
import { requireList } from './require-list.ts';

interface Choice {
  /** Id of a gender in accounts. Without it products that go with another one suit its wearer. */
  gender?: number | undefined;
  /** At most 40. @default that of the API: 12, and 20 for bestsellers of a brand or category */
  count?: number | undefined;
}

interface DeliveredChoice extends Choice {
  /** Country of delivery. */
  shippingCountry?: string | undefined;
}

/** What a slider shows. */
export type SliderRequest =
  | ({ source: 'related' | 'related-brand' | 'recommended'; productId: number } & DeliveredChoice)
  | ({ source: 'bestsellers' } & DeliveredChoice)
  | ({ source: 'subject'; brandId?: number | undefined; categoryId?: number | undefined } & Choice)
  | { source: 'products'; productIds: readonly number[] };

interface Cards {
  items: ProductCard[];
}

type Source = Pick<ShopContext, 'api' | 'store'>;

/** Queries the cards of a slider. */
export function sliderQuery(context: Source, request: SliderRequest) {
  return queryOptions({
    queryKey: ['slider', context.store.id, request] as const,
    async queryFn({ signal }): Promise<Cards> {
      const result = await call(context, request, signal);
      if (!result.ok) throw new ApiError(result.failure);
      return { items: requireList(result.data.items) };
    },
  });
}

function call(
  { api, store }: Source,
  request: SliderRequest,
  signal: AbortSignal,
): Promise<ApiResult<Cards, string>> {
  const storeId = store.id;
  const options = { signal };
  switch (request.source) {
    case 'products':
      return api.call(productCards, { storeId, product_ids: request.productIds.join(',') }, options);
    case 'bestsellers':
      return api.call(bestsellers, { storeId, ...choiceOf(request) }, options);
    case 'subject': {
      const { count: limit, gender, brandId: brand_id, categoryId: category_id } = request;
      const fields = given({ limit, gender, brand_id, category_id });
      return api.call(brandBestsellersNew, { store_id: storeId, ...fields }, options);
    }
    case 'related':
      return api.call(
        productsRelated,
        { storeId, productId: request.productId, ...choiceOf(request) },
        options,
      );
    case 'related-brand':
      return api.call(
        productsRelatedBrand,
        { storeId, productId: request.productId, ...choiceOf(request) },
        options,
      );
    case 'recommended':
      return api.call(
        productsRecommended,
        { storeId, productId: request.productId, ...choiceOf(request) },
        options,
      );
  }
}

const choiceOf = ({ gender, count, shippingCountry }: DeliveredChoice) =>
  given({ gender, count, shippingCountry });

type Given<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };

/** Leaves out undefined fields. */
function given<Fields extends object>(fields: Fields): Given<Fields> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Given<Fields>;
}
