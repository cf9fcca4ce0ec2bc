import type { ResponseOf } from 'shared-contracts/api';
import { sliderCounts } from 'shared-contracts/api/slider-counts';
import { ShopError } from '../../../shop-error.ts';
import type { ListingIndex } from '../listing-index/index-data.ts';
import { relatedSales } from '../sales/related-sales.ts';
import type { CatalogueContext } from '../context.ts';
import { categoryPath } from '../category-path.ts';
import { bannerImage, brandBanner } from '../../media/images.ts';
import { bestsellersOf, type CatalogueReader } from '../sliders/service.ts';
import { brandPath } from '../brand-path.ts';
import { findBrand, findRating, findReviews } from './repository.ts';

type Blocks = ResponseOf<'brand-blocks'>;

const maxReviews = 6;
const maxCategories = 8;

export async function brandBlocks(
  reader: CatalogueReader,
  brandId: number,
  gender: number | undefined,
): Promise<Blocks> {
  const { db, cache, context } = reader;
  const { locale } = context.market;
  const brand = await findBrand(db, { id: brandId });
  if (brand === null) throw new ShopError('not_found');
  const [{ index }, rating, reviews, sales, bestsellers] = await Promise.all([
    cache.current(),
    findRating(db, brandId),
    findReviews(db, brandId, maxReviews),
    relatedSales(db, cache, { brandId }, context),
    bestsellersOf(reader, { gender, count: sliderCounts.bestsellers }, { brandId }),
  ]);
  return {
    brand: {
      id: brand.id,
      name: brand.name,
      url: brandPath(brand.slug),
      description: brand.description[locale],
      image: bannerImage(brandBanner(brand), brand.name),
    },
    rating: rating === null ? null : { average: Math.round(rating.average * 10) / 10, count: rating.count },
    reviews: reviews.map((review) => ({
      author: review.author,
      country: review.countryId,
      rating: review.rating,
      text: review.text[locale],
      date: review.createdAt.toISOString(),
    })),
    sales,
    categories: topCategories(index, brandId, context),
    bestsellers,
  };
}

/** Returns the leaf categories with the most products of the brand. */
function topCategories(
  index: ListingIndex,
  brandId: number,
  { market }: CatalogueContext,
): Blocks['categories'] {
  const own = new Set(index.byBrand.get(brandId) ?? []);
  const column = index.prices.get(market.list);
  const parents = new Set([...index.categories.values()].map(({ parentId }) => parentId));
  return [...index.categories.values()]
    .filter(({ id }) => !parents.has(id))
    .map((category) => {
      const positions = [...(index.byCategory.get(category.id) ?? [])];
      const count = positions.filter(
        (position) => own.has(position) && (column?.special[position] ?? -1) >= 0,
      ).length;
      // The products of the brand only, as many as the count says.
      const url = `${categoryPath(category)}?brand=${brandId}`;
      return { id: category.id, name: category.name[market.locale], url, count };
    })
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count || one.id - other.id)
    .slice(0, maxCategories);
}
