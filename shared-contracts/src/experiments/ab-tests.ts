import type { Assignments } from './experiment.ts';
import { original } from './original.ts';

/** The experiment whose variations are navigations. */
export const navigationExperiment = 'ab_test_navigation';

/**
 * Returns the parameter of the `navigation` endpoint, `experiment:variation`; undefined for the default navigation.
 */
export function navigationTest(assignments: Assignments): string | undefined {
  const variation = assignments[navigationExperiment] ?? original;
  return variation === original ? undefined : `${navigationExperiment}:${variation}`;
}

/** Returns a visitor's variations in the format of the session. Originals are left out (specification §4). */
export function toAbTests(assignments: Assignments): { abTestCode: string; abTestVariationCode: string }[] {
  return Object.entries(assignments)
    .filter(([, variation]) => variation !== original)
    .map(([abTestCode, abTestVariationCode]) => ({ abTestCode, abTestVariationCode }));
}
