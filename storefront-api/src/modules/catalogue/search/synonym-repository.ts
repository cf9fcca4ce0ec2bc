import { asc, inArray } from 'drizzle-orm';
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
