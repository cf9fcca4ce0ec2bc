import { original } from 'shared-contracts/experiments';
import { useShop } from './use-shop.ts';

/**
 * Returns the variation of an experiment for this visitor, which is assigned before the page is rendered. Returns
 * `original` for an unknown experiment, and in shells without experiments.
 */
export function useExperiment(name: string): string {
  return useShop().experiments?.[name] ?? original;
}
