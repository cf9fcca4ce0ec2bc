import { guestSessionData } from '../../session/index.ts';
import { defaultStore } from '../../stores/stores.ts';
import { sessionChanged } from '../session.ts';
import { exampleOf } from './example-of.ts';

export const sessionExamples = [
  exampleOf(sessionChanged, { session: guestSessionData(defaultStore), reason: 'signed-in' }),
];
