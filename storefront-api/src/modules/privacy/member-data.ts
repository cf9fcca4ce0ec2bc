import { accountData, referralData } from '../accounts/personal-data.ts';
import { addressData } from '../addresses/personal-data.ts';
import { sessionData, socialLoginData } from '../auth/personal-data.ts';
import { basketData } from '../basket/personal-data.ts';
import { recentlyViewedData } from '../catalogue/recently-viewed/personal-data.ts';
import { recentSearchData } from '../catalogue/search/personal-data.ts';
import { consentData } from '../consent/personal-data.ts';
import { checkoutData } from '../checkout/personal-data.ts';
import { mailData } from '../mail/personal-data.ts';
import { pointData } from '../points/personal-data.ts';
import { historicalOrderData, orderData } from '../orders/personal-data.ts';
import { brandInterestData } from '../preferences/personal-data.ts';
import { promotionUseData } from '../promotions/personal-data.ts';
import { accountDeletions, dataExportParts, dataExports } from '../../db/schema/index.ts';
import type { PersonalData } from '../../personal-data.ts';
import { deleteAccountDeletion } from '../accounts/delete-account-deletion.ts';
import { deleteExport, findDeletion, findExport } from './repository.ts';

/** What the member asked for on the page of this module. */
const privacyData: PersonalData = {
  name: 'privacy',
  tables: [dataExports, dataExportParts, accountDeletions],
  async exportOf(db, customerId) {
    const dataExport = await findExport(db, customerId);
    const deletion = await findDeletion(db, customerId);
    return {
      exportRequestedAt: dataExport?.requestedAt ?? null,
      deletionRequestedAt: deletion?.requestedAt ?? null,
      deletionAt: deletion?.deletionAt ?? null,
    };
  },
  async eraseOf(tx, customerId) {
    await deleteExport(tx, customerId);
    await deleteAccountDeletion(tx, customerId);
  },
};

/**
 * Everything that the shop stores about a member, in the order of the exported file. A module with a new table adds its
 * part here; a test compares the tables with the database.
 */
export const memberData: readonly PersonalData[] = [
  accountData,
  addressData,
  brandInterestData,
  referralData,
  consentData,
  checkoutData,
  basketData,
  pointData,
  promotionUseData,
  orderData,
  historicalOrderData,
  recentlyViewedData,
  recentSearchData,
  sessionData,
  socialLoginData,
  mailData,
  privacyData,
];

/** All parts, the account last, because the others refer to it. */
export const erasedParts: readonly PersonalData[] = [
  ...memberData.filter((part) => part !== accountData),
  accountData,
];
