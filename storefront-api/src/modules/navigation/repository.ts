import type { NavigationItem } from 'shared-contracts/api/shop';
import type { Store } from 'shared-contracts/stores';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { navigationMenus } from '../../db/schema/index.ts';

export async function findMenu(
  db: Queryable,
  type: string,
  { kind, locale }: Pick<Store, 'kind' | 'locale'>,
): Promise<NavigationItem[]> {
  const rows = await db
    .select({ items: navigationMenus.items })
    .from(navigationMenus)
    .where(
      and(
        eq(navigationMenus.type, type),
        eq(navigationMenus.storeKind, kind),
        eq(navigationMenus.locale, locale),
      ),
    );
  return rows[0]?.items ?? [];
}
