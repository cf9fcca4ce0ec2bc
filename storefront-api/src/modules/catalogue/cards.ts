import type { ProductCard, Sale } from 'shared-contracts/api/catalogue';
import type { StoreLocale } from 'shared-contracts/locales';
import { paths } from 'shared-contracts/routes';
import { fullProductName } from 'shared-contracts/product-name';
import { bannerImage, productImage } from '../media/images.ts';
import type { PriceView } from '../pricing/price-view.ts';
import type { ListingIndex } from './listing/index-data.ts';
import { maxDiscountOf } from './max-discount.ts';
import type { CardRow } from './product-rows.ts';
import type { SaleRow } from './sale-repository.ts';
import type { ShopFront } from './shelf.ts';

export function toCard(row: CardRow, locale: StoreLocale, prices: PriceView): ProductCard {
  return {
    productId: row.productId,
    sku: row.sku,
    name: row.name,
    brand_name: row.brandName,
    url: paths.product(row.productId),
    image: productImage(row, 'main', fullProductName(row.brandName, row.name, locale)),
    price: prices.product(row),
    productType: row.productType,
    inStock: row.inStock,
    priceStrategy: row.strategy,
  };
}

export function toSale(
  row: SaleRow,
  index: ListingIndex,
  { shelf, prices }: Pick<ShopFront, 'shelf' | 'prices'>,
): Sale {
  const title = row.title[shelf.locale];
  return {
    saleId: row.id,
    title,
    brandName: row.brandName ?? '',
    url: `/event/${row.slug}`,
    image: bannerImage(row, title),
    startDate: row.startsAt.toISOString(),
    endDate: row.endsAt.toISOString(),
    maxDiscount: prices.percent(maxDiscountOf(index, shelf.list, row.id)),
  };
}
