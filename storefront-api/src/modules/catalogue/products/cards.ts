import type { ProductCard } from 'shared-contracts/api/catalogue';
import type { StoreLocale } from 'shared-contracts/locales';
import { paths } from 'shared-contracts/routes';
import { fullProductName } from 'shared-contracts/product-name';
import { mainImage, type PicturedProduct } from '../../media/images.ts';
import type { PriceView } from '../../pricing/price-view.ts';
import type { CardRow } from './product-rows.ts';

/** Returns a card; with the picture of `pictured`, where that is another colour of the product. */
export function toCard(
  row: CardRow,
  locale: StoreLocale,
  prices: PriceView,
  pictured: PicturedProduct = row,
): ProductCard {
  return {
    productId: row.productId,
    sku: row.sku,
    name: row.name,
    brand_name: row.brandName,
    url: paths.product(row.productId),
    image: mainImage(pictured, { name: fullProductName(row.brandName, row.name, locale), locale }),
    price: prices.product(row),
    productType: row.productType,
    inStock: row.inStock,
    priceStrategy: row.strategy,
  };
}
