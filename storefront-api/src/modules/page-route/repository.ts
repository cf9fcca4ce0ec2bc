import { and, desc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { redirects } from '../../db/schema/index.ts';

/** Returns the redirect of a path. One for the store takes precedence over one for all stores. */
export async function findRedirect(db: Queryable, fromPath: string, storeId: number) {
  const rows = await db
    .select({ toUrl: redirects.toUrl, status: redirects.status })
    .from(redirects)
    .where(
      and(eq(redirects.fromPath, fromPath), or(eq(redirects.storeId, storeId), isNull(redirects.storeId))),
    )
    .orderBy(desc(sql`${redirects.storeId} is not null`))
    .limit(1);
  return rows[0] ?? null;
}
