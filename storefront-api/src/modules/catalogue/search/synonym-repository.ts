import { asc, inArray, sql } from 'drizzle-orm';
import type { StoreLocale } from 'shared-contracts/locales';
import type { Queryable } from '../../../db/client.ts';
import { searchSynonyms } from '../../../db/schema/index.ts';

export function findSynonyms(db: Queryable, locales: StoreLocale[]) {
  const { locale, term, words, isOneWay } = searchSynonyms;
  return db
    .select({ term, words, isOneWay })
    .from(searchSynonyms)
    .where(inArray(locale, locales))
    .orderBy(asc(locale), asc(term));
}

/** Returns words without their endings, as the search compares them. A word without a meaning of its own is its own stem. */
export async function stemsOf(
  db: Queryable,
  language: string,
  words: readonly string[],
): Promise<Map<string, string>> {
  const distinct = [...new Set(words)];
  if (distinct.length === 0) return new Map();
  // One parameter: an array of thousands would need as many.
  const result = await db.execute(sql`
    select word, coalesce((ts_lexize(${`${language}_stem`}::regdictionary, word))[1], word) as stem
    from json_array_elements_text(${JSON.stringify(distinct)}::json) as word`);
  const { rows } = result as unknown as { rows: { word: string; stem: string }[] };
  return new Map(rows.map(({ word, stem }) => [word, stem]));
}
