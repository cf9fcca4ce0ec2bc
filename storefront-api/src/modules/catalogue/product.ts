import type { Product } from 'shared-contracts/api/product';
import type { StoreLocale } from 'shared-contracts/locales';
import { paths } from 'shared-contracts/routes';
import type { Queryable } from '../../db/client.ts';
import { ShopError } from '../../shop-error.ts';
import { productImage, productViews } from '../media/image-urls.ts';
import { fullName } from './full-name.ts';
import type { ShopFront } from './shelf.ts';
import { toOptions } from './options.ts';
import { findProduct, findVariantRows } from './product-repository.ts';
import { findSaleOfProduct } from './sale-repository.ts';

const hourMs = 60 * 60 * 1000;
/** A clock is shown where the end is near enough to matter. */
const countdownMs = 48 * hourMs;
const favouriteFrom = 900;

const favourite: Record<StoreLocale, string> = {
  en_GB: 'A favourite with members this season',
  fr_FR: 'Un favori des membres cette saison',
};

export async function productDetails(db: Queryable, productId: number, front: ShopFront): Promise<Product> {
  const { shelf, prices, now } = front;
  const [found, rows, saleEnd] = await Promise.all([
    findProduct(db, productId, shelf),
    findVariantRows(db, productId, shelf),
    findSaleOfProduct(db, productId, front),
  ]);
  if (found === null) throw new ShopError('not_found');
  const { product, brand, category } = found;
  const alt = fullName(brand.name, found.name, shelf.locale);

  return {
    productId: product.id,
    sku: product.sku,
    name: found.name,
    brand: { id: brand.id, name: brand.name, url: `/brand/${brand.slug}` },
    category: { id: category.id, name: category.name[shelf.locale], url: `/products/${category.urlPath}` },
    productType: product.productType,
    url: paths.product(product.id),
    description: found.description,
    attributes: found.attributes,
    images: productViews.map((view) => productImage(product.sku, view, alt)),
    price: prices.product(found),
    options: toOptions(rows, shelf.locale, prices),
    inStock: rows.some((row) => row.stock > 0),
    dynamic: {
      socialProofMessage: product.popularity >= favouriteFrom ? favourite[shelf.locale] : null,
      countdownClockWorthy: saleEnd !== null && saleEnd.getTime() - now.getTime() <= countdownMs,
      type: saleEnd === null ? 'default' : 'sale',
      endDate: saleEnd?.toISOString() ?? null,
    },
  };
}
