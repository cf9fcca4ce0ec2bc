import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { redirects } from '../../db/schema/index.ts';

export async function findRedirect(db: Queryable, fromPath: string) {
  const rows = await db.select().from(redirects).where(eq(redirects.fromPath, fromPath));
  return rows[0] ?? null;
}
