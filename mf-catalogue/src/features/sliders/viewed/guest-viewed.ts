import type { StoredName } from 'shared-contracts/cookies';
import { parseViewed, withViewed } from '../../../domain/viewed-products.ts';

const key: StoredName<'localStorage'> & StoredName<'sessionStorage'> = 'recently-viewed';

/** Each throws in browsers that forbid storage. */
const storages = { device: () => localStorage, tab: () => sessionStorage };
type Place = keyof typeof storages;

/**
 * Returns what a guest has viewed, latest first: ids only, because prices, names and pictures are the server's to say.
 * @param isAccepted whether the visitor accepts functional items; until then the list is kept for this tab only
 */
export function readGuestViewed(isAccepted: boolean): number[] {
  const ofTab = parseViewed(read('tab'));
  return isAccepted ? withViewed(parseViewed(read('device')), ofTab) : ofTab;
}

/** Stores the list where the visitor's choice allows it, and deletes it elsewhere. An empty list deletes it. */
export function storeGuestViewed(productIds: readonly number[], isAccepted: boolean): void {
  const text = productIds.length === 0 ? null : JSON.stringify(productIds);
  write('device', isAccepted ? text : null);
  write('tab', isAccepted ? null : text);
}

function read(place: Place): string | null {
  try {
    return storages[place]().getItem(key);
  } catch {
    return null;
  }
}

/** Does nothing if storage is full or forbidden: the list is a convenience. */
function write(place: Place, text: string | null): void {
  try {
    if (text === null) storages[place]().removeItem(key);
    else storages[place]().setItem(key, text);
  } catch {
    // Not stored.
  }
}
