import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';

/**
 * Increments the revision of the catalogue, so that every process rebuilds its listings. Locks the revision until the
 * transaction ends: a transaction that changes more must call it last.
 */
export async function incrementCatalogueRevision(tx: Queryable): Promise<void> {
  await tx.execute(sql`
    insert into catalogue_revision (id, revision) values (1, 1)
    on conflict (id) do update set revision = catalogue_revision.revision + 1`);
}
