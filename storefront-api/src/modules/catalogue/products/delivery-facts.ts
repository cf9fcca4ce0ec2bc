import type { Product } from 'shared-contracts/api/product';
import { specialKindOf } from 'shared-contracts/special-products';
import { isOversize } from '../../delivery/oversize.ts';
import { productDelivery } from '../../delivery/product-delivery.ts';
import { hasFreeDelivery } from '../../pricing/delivery.ts';
import type { CatalogueContext } from '../context.ts';

/** What the delivery of a product depends on. */
export interface DeliveredProduct {
  productId: number;
  artKind: string;
  productType: string;
  isDropship: boolean;
  dispatchDays: number;
  stock: number;
  /** Minor units. */
  special: number;
}

/** Returns days and costs of the delivery of a product; null if it is sold out, or not delivered to the country. */
export function estimateProduct(
  product: DeliveredProduct,
  country: string,
  { store, prices, group, now }: CatalogueContext,
): ReturnType<typeof productDelivery> {
  if (product.stock <= 0 || specialKindOf(product.productId) !== null) return null;
  return productDelivery({
    store,
    country,
    now,
    dispatchDays: product.dispatchDays,
    // Null for guests without prices, because the delivery fee would reveal a range of the price.
    price: prices.money(product.special)?.amount ?? null,
    isOversize: isOversize(product),
    hasFreeStandard: hasFreeDelivery({ groupId: group }),
  });
}

/** Returns the fields of `single-product` about dispatch and delivery. */
export function deliveryFacts(
  product: DeliveredProduct,
  country: string,
  context: CatalogueContext,
): Pick<Product, 'delivery' | 'dispatch'> {
  const { isDropship, dispatchDays } = product;
  const estimate = estimateProduct(product, country, context);
  return {
    dispatch: specialKindOf(product.productId) === null ? { isDropship, dispatchDays } : null,
    delivery:
      estimate === null
        ? null
        : {
            from: estimate.from,
            to: estimate.to,
            message: estimate.message,
            fee: estimate.fee ?? null,
            untilFree: estimate.untilFree ?? null,
          },
  };
}
