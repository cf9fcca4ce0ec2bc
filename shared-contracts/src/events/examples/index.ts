import { accountExamples } from './account.ts';
import { basketExamples } from './basket.ts';
import { consentExamples } from './consent.ts';
import type { EventExample } from './example-of.ts';
import { searchExamples } from './search.ts';
import { sessionExamples } from './session.ts';
import { shellExamples } from './shell.ts';

/**
 * Examples of the events of this package. Builds write them into a release's contract file and tests use them; the
 * shop itself never loads them, so they are in other files than the definitions.
 */
export const eventExamples: readonly EventExample[] = [
  ...accountExamples,
  ...basketExamples,
  ...consentExamples,
  ...searchExamples,
  ...sessionExamples,
  ...shellExamples,
];
