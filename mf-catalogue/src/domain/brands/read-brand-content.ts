import type { CallResponse } from 'shared-contracts/api/descriptor';
import type { brandBlocks } from 'shared-contracts/descriptors/sliders';

type Blocks = CallResponse<typeof brandBlocks>;

/** What a brand's page shows besides its list. Without the bestsellers, which are a row of their own. */
export type BrandContent = Pick<Blocks, 'rating' | 'reviews' | 'sales' | 'categories'> & { url: string };

/**
 * Reads what the page of a brand shows. Items of another shape are left out: they would fail while they are rendered, and
 * the list of the brand with them.
 */
export function readBrandContent({
  brand,
  rating,
  reviews,
  sales,
  categories,
}: Partial<Blocks>): BrandContent {
  return {
    url: isRecord(brand) && typeof brand.url === 'string' ? brand.url : '',
    rating: isRating(rating) ? { average: rating.average, count: rating.count } : null,
    reviews: itemsWith(reviews, {
      author: 'string',
      rating: 'number',
      text: 'string',
      date: 'string',
    }).filter(({ date }) => !Number.isNaN(Date.parse(date))),
    sales: itemsWith(sales, {
      saleId: 'number',
      title: 'string',
      url: 'string',
      image: 'object',
      endDate: 'string',
    }),
    categories: itemsWith(categories, { id: 'number', name: 'string', url: 'string', count: 'number' }),
  };
}

function isRating(rating: Blocks['rating'] | undefined): rating is NonNullable<Blocks['rating']> {
  return isRecord(rating) && typeof rating.average === 'number' && rating.count > 0;
}

type Kind = 'string' | 'number' | 'object';

function itemsWith<Item extends object>(
  items: Item[] | undefined,
  fields: { [Name in keyof Item]?: Kind },
): Item[] {
  if (!Array.isArray(items)) return [];
  const expected = Object.entries(fields) as [keyof Item, Kind][];
  return items.filter(
    (item) =>
      isRecord(item) && expected.every(([name, kind]) => item[name] !== null && typeof item[name] === kind),
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
