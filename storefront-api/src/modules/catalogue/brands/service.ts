import type { ResponseOf } from 'shared-contracts/api';
import { sliderCounts } from 'shared-contracts/api/sliders';
import { ShopError } from '../../../shop-error.ts';
import type { ListingIndex } from '../listing-index/index-data.ts';
import { relatedSales } from '../sales/related-sales.ts';
import type { ShopFront } from '../context.ts';
import { categoryPath } from '../category-path.ts';
import { bannerImage, brandBanner } from '../../media/images.ts';
import { bestsellersOf, type Shelves } from '../sliders/service.ts';
import { findBrand, findRating, findReviews } from './repository.ts';

type Blocks = ResponseOf<'brand-blocks'>;

const mostReviews = 6;
const mostCategories = 8;

export async function brandBlocks(
  shelves: Shelves,
  brandId: number,
  gender: number | undefined,
): Promise<Blocks> {
  const { db, listings, front } = shelves;
  const { locale } = front.shelf;
  const brand = await findBrand(db, { id: brandId });
  if (brand === null) throw new ShopError('not_found');
  const [{ index }, rating, reviews, sales, bestsellers] = await Promise.all([
    listings.current(),
    findRating(db, brandId),
    findReviews(db, brandId, mostReviews),
    relatedSales(db, listings, { brandId }, front),
    bestsellersOf(shelves, { gender, count: sliderCounts.bestsellers }, { brandId }),
  ]);
  return {
    brand: {
      id: brand.id,
      name: brand.name,
      url: `/brand/${brand.slug}`,
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
    categories: departments(index, brandId, front),
    bestsellers,
  };
}

/** The categories in which the brand has the most products, leaves of the tree only. */
function departments(index: ListingIndex, brandId: number, { shelf }: ShopFront): Blocks['categories'] {
  const own = new Set(index.byBrand.get(brandId) ?? []);
  const column = index.prices.get(shelf.list);
  const parents = new Set([...index.categories.values()].map(({ parentId }) => parentId));
  return [...index.categories.values()]
    .filter(({ id }) => !parents.has(id))
    .map((category) => {
      const places = [...(index.byCategory.get(category.id) ?? [])];
      const count = places.filter((place) => own.has(place) && (column?.special[place] ?? -1) >= 0).length;
      return { id: category.id, name: category.name[shelf.locale], url: categoryPath(category), count };
    })
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count || one.id - other.id)
    .slice(0, mostCategories);
}
