import { guestSessionData } from '../../session/index.ts';
import { defaultStore } from '../../stores/stores.ts';
import { accountSignedIn, accountSignedOut, accountSignInLocked, accountUpdated } from '../account.ts';
import { exampleOf } from './example-of.ts';

const session = guestSessionData(defaultStore);

export const accountExamples = [
  exampleOf(accountSignedIn, { session, isNew: false }),
  exampleOf(accountSignedOut, { session }),
  exampleOf(accountUpdated, { session }),
  exampleOf(accountSignInLocked, { action: 'sign-in', retryAfterSeconds: 900 }),
];
