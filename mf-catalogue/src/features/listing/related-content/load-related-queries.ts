import type { ShopContext } from 'shared-runtime';
import { relatedSalesQuery } from '../../../api/related-sales-query.ts';
import { subcategoriesQuery } from '../../../api/subcategories-query.ts';
import type { ListingSubject } from '../../../domain/listing/listing-selection.ts';
import { settledWithin } from '../../../domain/settled-within.ts';

/** Maximum time that a list waits for its related content, milliseconds. */
const timeoutMs = 1_000;

/** Loads subcategories and related sales. Does not reject for a failed or slow query: the list is shown without it. */
export async function loadRelatedQueries(context: ShopContext, subject: ListingSubject): Promise<void> {
  const { queryClient, session } = context;
  const { category_id: categoryId } = subject;
  const queries = [
    queryClient.prefetchQuery(relatedSalesQuery(context, subject)),
    ...(categoryId === undefined
      ? []
      : [queryClient.prefetchQuery(subcategoriesQuery(context, categoryId, session.group))]),
  ];
  await settledWithin(Promise.all(queries), timeoutMs);
}
