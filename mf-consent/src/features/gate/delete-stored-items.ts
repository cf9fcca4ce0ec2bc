import { isCategoryAccepted, storedItems, type StoredItem } from 'shared-contracts/cookies';
import type { CookieConsent } from 'shared-contracts/session';

const storages = { localStorage: () => localStorage, sessionStorage: () => sessionStorage };

/** Deletes what the shop has stored in categories that are not accepted. Cookies that scripts cannot read are the server's. */
export function deleteItems(
  consent: CookieConsent,
  items: readonly StoredItem[] = Object.values(storedItems),
): void {
  for (const { category, area, names, isHttpOnly } of items) {
    if (isHttpOnly || isCategoryAccepted(category, consent)) continue;
    for (const name of names) deleteItem(area, name);
  }
}

function deleteItem(area: StoredItem['area'], name: string): void {
  if (area === 'cookie') {
    document.cookie = `${name}=; Max-Age=0; Path=/`;
    return;
  }
  try {
    storages[area]().removeItem(name);
  } catch {
    // Storage is forbidden, so nothing is stored.
  }
}
