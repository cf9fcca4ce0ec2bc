import type { ProductCard } from 'shared-contracts/api/catalogue';
import type { ResponseOf } from 'shared-contracts/api';
import { homeLimits } from 'shared-contracts/api/home-limits';
import { sliderCounts } from 'shared-contracts/api/slider-counts';
import { gt } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { sales } from '../../../db/schema/index.ts';
import type { CatalogueContext } from '../context.ts';
import { departments } from '../categories/departments.ts';
import type { ListingIndex } from '../listing-index/index-data.ts';
import type { CatalogueCache } from '../listing-index/catalogue-cache.ts';
import { cardsById } from '../products/cards-by-id.ts';
import { findRunningSales, selectSales } from '../sales/sale-repository.ts';
import { toSale } from '../sales/sale-teaser.ts';
import { allPositions, firstProducts, suitablePositions } from '../sliders/pick.ts';
import { suitingGender } from '../sliders/wearers.ts';
import { brandMarks } from './brand-marks.ts';
import type { MemberFacts } from './member-facts.ts';
import { newestPositions } from './newest-positions.ts';
import { orderSales } from './sale-order.ts';
import { saleSections } from './sale-sections.ts';

export interface HomeReader {
  db: Queryable;
  cache: CatalogueCache;
  context: CatalogueContext;
  gender: number | undefined;
  member: MemberFacts;
}

export async function homePage(reader: HomeReader): Promise<ResponseOf<'hp-data'>> {
  const { index } = await reader.cache.current();
  const [home, bestsellers] = await Promise.all([
    saleParts(reader, index),
    cards(reader, bestsellerIds(reader, index)),
  ]);
  return { ...home, bestsellers };
}

export async function privateHomePage(reader: HomeReader): Promise<ResponseOf<'pss-hp-data'>> {
  const { index } = await reader.cache.current();
  const newestIds = suitableIds(reader, index, newestPositions(index), homeLimits.newest);
  const popularIds = bestsellerIds(reader, index);
  const [home, all] = await Promise.all([
    saleParts(reader, index),
    cards(reader, [...new Set([...newestIds, ...popularIds])]),
  ]);
  const byId = new Map(all.map((card) => [card.productId, card]));
  const of = (ids: readonly number[]) => ids.flatMap((id) => byId.get(id) ?? []);
  return { ...home, newest: of(newestIds), bestsellers: of(popularIds) };
}

type SaleParts = Omit<ResponseOf<'hp-data'>, 'bestsellers'>;

async function saleParts(
  { db, context, gender, member }: HomeReader,
  index: ListingIndex,
): Promise<SaleParts> {
  const { market, now } = context;
  const { followed, points } = member;
  const [running, upcoming] = await Promise.all([
    findRunningSales(db, context),
    selectSales(db, context, gt(sales.startsAt, now)),
  ]);
  const shown = orderSales(index, running, { followed, gender, list: market.list }).slice(
    0,
    homeLimits.sales,
  );
  const next = upcoming.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  return {
    sales: shown.map((row) => toSale(row, index, context)),
    ...saleSections(shown, followed, now),
    // The discount is not shown before the sale starts.
    upcoming: next
      .slice(0, homeLimits.upcoming)
      .map((row) => ({ ...toSale(row, index, context), maxDiscount: null })),
    brands: brandMarks(
      index,
      market.list,
      shown.map(({ brandId }) => brandId),
    ),
    departments: departments(index, market),
    points,
  };
}

const cards = ({ db, context }: HomeReader, ids: readonly number[]): Promise<ProductCard[]> =>
  cardsById(db, ids, context);

/** The index is ordered by popularity. */
const bestsellerIds = (reader: HomeReader, index: ListingIndex) =>
  suitableIds(reader, index, allPositions(index), sliderCounts.bestsellers);

function suitableIds(
  { context, gender }: HomeReader,
  index: ListingIndex,
  positions: Iterable<number>,
  count: number,
): number[] {
  const choice = { list: context.market.list, audiences: suitingGender(gender) };
  return firstProducts(index, suitablePositions(index, positions, choice), count);
}
