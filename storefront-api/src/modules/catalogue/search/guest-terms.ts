import { lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { searchTerms } from '../../../db/schema/index.ts';

/** Three months show what is missing from the catalogue in every season of buying. */
const ttlMs = 90 * 24 * 60 * 60 * 1000;

/** About 10 MB. Guests may send any text, so that their number has to have an end. */
const maxGuestTerms = 50_000;

/**
 * Returns whether a term may lead to a person: an e-mail address, or a number as long as one of a phone, a card or an
 * order. Guests paste such texts into the wrong field.
 */
export function mayBePersonal(term: string): boolean {
  return term.includes('@') || /\d(?:[\s()/.+-]*\d){6}/.test(term);
}

/** Deletes terms that guests no longer search for, and the rarest ones beyond the maximum. */
export async function deleteExpiredTerms(db: Queryable, now: Date, max = maxGuestTerms): Promise<void> {
  await db.delete(searchTerms).where(lt(searchTerms.searchedAt, new Date(now.getTime() - ttlMs)));
  await db.execute(sql`
    delete from search_terms where (store_id, folded) in (
      select store_id, folded from search_terms order by searches desc, searched_at desc, store_id, folded offset ${max})`);
}
