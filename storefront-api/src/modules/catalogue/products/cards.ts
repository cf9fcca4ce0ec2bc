import type { ProductCard } from 'shared-contracts/api/catalogue';
import type { StoreLocale } from 'shared-contracts/locales';
import { paths } from 'shared-contracts/routes';
import { fullProductName } from 'shared-contracts/product-name';
import { mainImage, type PicturedProduct } from '../../media/images.ts';
import type { PriceView } from '../../pricing/price-view.ts';
import type { CardRow } from './product-rows.ts';

/** What the picture of a card shows. */
export interface CardPicture extends PicturedProduct {
  /** The colour's value, if it is not the one in which lists show the product. */
  colourValueId?: number | null;
}

/** Returns a card. Its picture is that of `pictured`, and its link leads to the product in that colour. */
export function toCard(
  row: CardRow,
  locale: StoreLocale,
  prices: PriceView,
  pictured: CardPicture = row,
): ProductCard {
  return {
    productId: row.productId,
    sku: row.sku,
    name: row.name,
    brand_name: row.brandName,
    url: `${paths.product(row.productId)}${colourQuery(pictured)}`,
    image: mainImage(pictured, { name: fullProductName(row.brandName, row.name, locale), locale }),
    price: prices.product(row),
    productType: row.productType,
    inStock: row.inStock,
    priceStrategy: row.strategy,
  };
}

/** Returns the parameter by which the page selects the colour of the picture. */
const colourQuery = ({ colourValueId: id = null }: CardPicture) => (id === null ? '' : `?colour=${id}`);
