import type { CallResponse } from 'shared-contracts/api/descriptor';
import type { recentlyViewed } from 'shared-contracts/descriptors/sliders';
import { card } from './factories.ts';

/** Returns the API's item of a viewed product. */
export function viewedItem(productId: number): CallResponse<typeof recentlyViewed>['items'][number] {
  const { name, brand_name: brand, url, image, price } = card({ productId, name: `Viewed ${productId}` });
  return {
    productID: productId,
    entity_id: productId,
    name,
    brand,
    price: price.current,
    oldPrice: price.old,
    url,
    imageUrl: image.url,
    thumbnails: [image],
  };
}
