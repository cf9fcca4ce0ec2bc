import type { Visit } from '../../visit/visit.ts';

/** The country a parcel goes to: the one the request names, else the store's. A store delivers to its own country. */
export function destination(chosen: string | undefined, { store }: Pick<Visit, 'store'>): string {
  return chosen ?? store.country;
}
