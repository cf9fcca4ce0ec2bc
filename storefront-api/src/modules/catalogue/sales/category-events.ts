import type { ResponseOf } from 'shared-contracts/api';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { saleCategories, sales } from '../../../db/schema/index.ts';
import type { Visit } from '../../../visit/visit.ts';
import { isOpenTo, isRunning } from './sale-repository.ts';
import { catalogueContextOf } from '../context.ts';

type Events = ResponseOf<'product-category-event'>['events'];

/** Returns the running sales of categories for each store of the visit. */
export async function categoryEvents(
  db: Queryable,
  categoryIds: readonly number[],
  visit: Visit,
): Promise<Events> {
  const perStore = await Promise.all(
    visit.stores.map(async (store): Promise<Events> => {
      const context = catalogueContextOf(store, visit);
      const rows = await db
        .select({
          categoryId: saleCategories.categoryId,
          eventId: sales.id,
          startsAt: sales.startsAt,
          endsAt: sales.endsAt,
        })
        .from(saleCategories)
        .innerJoin(sales, eq(sales.id, saleCategories.saleId))
        .where(
          and(
            isOpenTo(context),
            isRunning(context.now),
            inArray(saleCategories.categoryId, [...categoryIds]),
          ),
        )
        .orderBy(asc(saleCategories.categoryId), asc(sales.position), asc(sales.id));
      return rows.map(({ categoryId, eventId, startsAt, endsAt }) => ({
        storeId: store.id,
        categoryId,
        eventId,
        startDate: startsAt.toISOString(),
        endDate: endsAt.toISOString(),
      }));
    }),
  );
  return perStore.flat();
}
