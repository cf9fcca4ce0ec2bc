import type { Visit } from '../../visit/visit.ts';

/** Returns the country of delivery: the chosen one, or the store's own. */
export function destination(chosen: string | undefined, { store }: Pick<Visit, 'store'>): string {
  return chosen ?? store.country;
}
