import { guestSessionData } from '../../session/index.ts';
import { defaultStore } from '../../stores/stores.ts';
import { accountSignedIn, accountSignedOut } from '../account.ts';
import { exampleOf } from './example-of.ts';

const session = guestSessionData(defaultStore);

export const accountExamples = [
  exampleOf(accountSignedIn, { session, isNew: false }),
  exampleOf(accountSignedOut, { session }),
];
