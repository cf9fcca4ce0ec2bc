import type { StoredName } from 'shared-contracts/cookies';

const key: StoredName<'localStorage'> = 'smart-banner-shown';

/** Whether the banner has done its work in this browser: `1` shown, `0` not yet (specification §4). */
export function wasShown(): boolean {
  try {
    return localStorage.getItem(key) === '1';
  } catch {
    return false; // nothing may be kept here, so nothing has been
  }
}

export function remember(isShown: boolean): void {
  try {
    localStorage.setItem(key, isShown ? '1' : '0');
  } catch {
    // It will be offered again with the next page.
  }
}
