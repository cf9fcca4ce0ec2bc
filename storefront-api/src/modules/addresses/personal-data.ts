import { eq } from 'drizzle-orm';
import { addresses } from '../../db/schema/index.ts';
import type { PersonalData } from '../../personal-data.ts';
import { findAddresses } from './repository.ts';

export const addressData: PersonalData = {
  name: 'addresses',
  tables: [addresses],
  exportOf: findAddresses,
  async eraseOf(tx, customerId) {
    await tx.delete(addresses).where(eq(addresses.customerId, customerId));
  },
};
