import type { StoreLocale } from 'shared-contracts/locales';
import { paths } from 'shared-contracts/routes';
import type { Store } from 'shared-contracts/stores';
import { fullProductName } from 'shared-contracts/product-name';
import type { Queryable } from '../../db/client.ts';
import { sellingOf } from '../selling-periods/selling-stores.ts';
import { brandBanner, categoryBanner, linkPreview, mainImage } from '../media/images.ts';
import { categoryPath } from './category-path.ts';
import { brandPath } from './brand-path.ts';
import { findBrand } from './brands/repository.ts';
import { findCategory } from './categories/repository.ts';
import { findProduct } from './products/product-repository.ts';
import { findEndedSale, findRunningSale, type SaleContext, type SaleRow } from './sales/sale-repository.ts';

/** The subject of a catalogue page. Contains no price, because titles and descriptions are public. */
export interface PageSubject {
  entityId: number | string;
  title: string;
  description: string;
  canonical: string;
  /** Path of a picture of the subject. */
  image?: string;
  kind?: 'product';
  /** True for a page that search engines remove from their index. */
  isPrivate?: boolean;
  /** Ids of the stores that have the page; undefined: all. */
  stores?: readonly number[];
}

export async function brandSubject(db: Queryable, slug: string, store: Store): Promise<PageSubject | null> {
  const brand = await findBrand(db, { slug });
  if (brand === null) return null;
  return {
    entityId: brand.id,
    title: brand.name,
    description: brand.description[store.locale],
    canonical: brandPath(brand.slug),
    image: linkPreview({ ...brandBanner(brand), store, title: brand.name }),
  };
}

export async function categorySubject(
  db: Queryable,
  urlPath: string,
  store: Store,
): Promise<PageSubject | null> {
  const category = await findCategory(db, { urlPath });
  if (category === null) return null;
  return {
    entityId: category.id,
    title: category.name[store.locale],
    description: category.description[store.locale],
    canonical: categoryPath(category),
    image: linkPreview({ ...categoryBanner(category), store, title: category.name[store.locale] }),
  };
}

export async function saleSubject(
  db: Queryable,
  slug: string,
  context: SaleContext,
): Promise<PageSubject | null> {
  const sale = await findRunningSale(db, context, { slug });
  if (sale === null) return null;
  const { locale } = context.market;
  const title = sale.title[locale];
  return {
    entityId: `sale:${sale.id}`,
    title,
    description: saleDescription(sale, locale),
    canonical: `/event/${sale.slug}`,
    image: linkPreview({ ...sale, store: context.store, title: sale.groups === null ? title : '' }),
  };
}

const saleDescription = ({ description, summary }: SaleRow, locale: StoreLocale) =>
  description[locale] || (summary[locale] ?? '');

/** Returns a sale that has ended. Without a picture: those of sales are served while they run. */
export async function endedSaleSubject(
  db: Queryable,
  slug: string,
  context: SaleContext,
): Promise<PageSubject | null> {
  const sale = await findEndedSale(db, context, { slug });
  if (sale === null) return null;
  const { locale } = context.market;
  return {
    entityId: `sale:${sale.id}`,
    title: sale.title[locale],
    description: saleDescription(sale, locale),
    canonical: `/event/${sale.slug}`,
  };
}

/** Returns a product that one of the price lists contains, or has contained. */
export async function productSubject(
  db: Queryable,
  productId: number,
  { locale, lists }: { locale: StoreLocale; lists: readonly string[] },
): Promise<PageSubject | null> {
  const [found, selling] = await Promise.all([
    findProduct(db, productId, { locale }),
    sellingOf(db, productId, lists),
  ]);
  if (found === null || !selling.hasBeenSold) return null;
  return {
    entityId: found.product.id,
    title: fullProductName(found.brand.name, found.name, locale),
    description: found.description[0] ?? '',
    canonical: paths.product(found.product.id),
    image: mainImage(found.product, { name: '', locale }).url,
    kind: 'product',
    isPrivate: !selling.isSold,
    stores: selling.storeIds,
  };
}
