import { consentRecords } from '../../db/schema/index.ts';
import type { PersonalData } from '../../personal-data.ts';
import { findRecords, removeCustomer } from './repository.ts';

/** The answers of a member about cookies and services. Without the account they still prove the consent. */
export const consentData: PersonalData = {
  name: 'consents',
  tables: [consentRecords],
  async exportOf(db, customerId) {
    const records = await findRecords(db, customerId);
    return records.map(({ customerId: _id, ...record }) => record);
  },
  eraseOf: removeCustomer,
};
