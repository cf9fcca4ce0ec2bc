import { asc, eq } from 'drizzle-orm';
import { brandInterests, brands } from '../../db/schema/index.ts';
import type { PersonalData } from '../../personal-data.ts';
import { replaceInterests } from './repository.ts';

/** Brands that the member follows. What may be used for personalisation is a part of the account. */
export const brandInterestData: PersonalData = {
  name: 'brandsFollowed',
  tables: [brandInterests],
  async exportOf(db, customerId) {
    const rows = await db
      .select({ name: brands.name })
      .from(brandInterests)
      .innerJoin(brands, eq(brands.id, brandInterests.brandId))
      .where(eq(brandInterests.customerId, customerId))
      .orderBy(asc(brands.name));
    return rows.map(({ name }) => name);
  },
  eraseOf: (tx, customerId) => replaceInterests(tx, customerId, []),
};
