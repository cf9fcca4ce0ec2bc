import { guestSessionData } from '../../session/index.ts';
import { defaultStore } from '../../stores/stores.ts';
import {
  accountAddressSaved,
  accountAddressSelected,
  accountSignedIn,
  accountSignedOut,
  accountSignInLocked,
  accountUpdated,
} from '../account.ts';
import { exampleOf } from './example-of.ts';

const session = guestSessionData(defaultStore);

export const accountExamples = [
  exampleOf(accountSignedIn, { session, isNew: false }),
  exampleOf(accountSignedOut, { session }),
  exampleOf(accountUpdated, { session }),
  exampleOf(accountSignInLocked, { action: 'sign-in', retryAfterSeconds: 900 }),
  exampleOf(accountAddressSaved, { addressId: 7, use: 'delivery' }),
  exampleOf(accountAddressSelected, { addressId: 7, use: 'billing' }),
];
