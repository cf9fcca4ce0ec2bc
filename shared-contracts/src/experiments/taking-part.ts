import type { Assignments } from './experiment.ts';
import { original } from './original.ts';

/** Its variations are navigations of their own. */
export const navigationExperiment = 'ab_test_navigation';

/** As the `navigation` endpoint is asked, `experiment:variation`; undefined for who sees the shop's usual one. */
export function navigationTest(assignments: Assignments): string | undefined {
  const variation = assignments[navigationExperiment] ?? original;
  return variation === original ? undefined : `${navigationExperiment}:${variation}`;
}

/**
 * What is reported of a visitor, in the words of the session: an entry for each variation that they see. Who sees an
 * original sees the shop as it is, and is not named (specification §4).
 */
export function toAbTests(assignments: Assignments): { abTestCode: string; abTestVariationCode: string }[] {
  return Object.entries(assignments)
    .filter(([, variation]) => variation !== original)
    .map(([abTestCode, abTestVariationCode]) => ({ abTestCode, abTestVariationCode }));
}
