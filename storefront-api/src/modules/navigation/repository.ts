import type { NavigationItem } from 'shared-contracts/api/shop';
import type { Store } from 'shared-contracts/stores';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { navigationMenus } from '../../db/schema/index.ts';

export async function findMenus(
  db: Queryable,
  types: string[],
  { kind, locale }: Pick<Store, 'kind' | 'locale'>,
): Promise<Map<string, NavigationItem[]>> {
  const rows = await db
    .select({ type: navigationMenus.type, items: navigationMenus.items })
    .from(navigationMenus)
    .where(
      and(
        inArray(navigationMenus.type, types),
        eq(navigationMenus.storeKind, kind),
        eq(navigationMenus.locale, locale),
      ),
    );
  return new Map(rows.map(({ type, items }) => [type, items]));
}
