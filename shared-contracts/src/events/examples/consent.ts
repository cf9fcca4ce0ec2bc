import { noConsent } from '../../session/index.ts';
import { consentChanged, consentSaveFailed } from '../consent.ts';
import { exampleOf } from './example-of.ts';

export const consentExamples = [
  exampleOf(consentChanged, { preferences: noConsent }),
  exampleOf(consentSaveFailed, {}),
];
