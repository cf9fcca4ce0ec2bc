import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { incrementCatalogueRevision } from '../catalogue/listing-index/increment-revision.ts';

const shortestWord = 2;

/**
 * Counts by which words the products of each category are found, and increments the revision of the catalogue, so that
 * every process rebuilds its listings.
 */
export async function countSearchWords(tx: Queryable): Promise<void> {
  await tx.execute(sql`delete from search_words`);
  await tx.execute(sql`
    insert into search_words (locale, word, category_id, products)
    select t.locale, word, p.category_id, count(*)
    from product_texts t
    join products p on p.id = t.product_id
    cross join lateral regexp_split_to_table(t.search_name, '[^a-z0-9]+') as word
    where length(word) >= ${shortestWord}
    group by 1, 2, 3`);
  await incrementCatalogueRevision(tx);
}
