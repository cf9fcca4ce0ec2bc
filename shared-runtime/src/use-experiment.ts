import { original } from 'shared-contracts/experiments';
import { useShop } from './use-shop.ts';

/**
 * The variation of an experiment that this visitor sees, decided before the page was made, so that nothing changes
 * under their eyes. `original` where there is no such experiment, and in a shell
 * that knows of none.
 */
export function useExperiment(name: string): string {
  return useShop().experiments?.[name] ?? original;
}
