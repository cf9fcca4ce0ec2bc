import { isInCheckout } from '../session/in-checkout.ts';

const storageKey = 'shell:without';

/** As webpack throws it. */
interface ChunkError {
  /** Address of the file that could not be had; it names the shell's build. */
  request?: string;
}

/**
 * A server has the files of its own shell only: for a tab that has seen another one go live, a late file may be gone. One
 * full request brings the new shell. True where it is worth it: with a network,
 * not within the checkout, and once for each file.
 */
export function isWorthReloading(error: unknown): boolean {
  const file = (error as ChunkError).request;
  if (file === undefined || !navigator.onLine || isInCheckout(location.pathname)) return false;
  try {
    if (sessionStorage.getItem(storageKey) === file) return false;
    sessionStorage.setItem(storageKey, file);
    return true;
  } catch {
    return false; // storage is forbidden, and nothing would end the circle
  }
}
