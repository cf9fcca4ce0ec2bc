import type { StoredName } from 'shared-contracts/cookies';
import { isInCheckout } from '../tab/reload/in-checkout.ts';

const storageKey: StoredName<'sessionStorage'> = 'shell:without';

/** As webpack throws it. */
interface ChunkError {
  /** Address of the file that could not be had; it names the shell's build. */
  request?: string;
}

/**
 * A server has the files of its own shell only: for a tab that has seen another one go live, a late file may be gone. One
 * full request brings the new shell. True where it is worth it: where the server has no such file, not within the
 * checkout, and once for each file.
 */
export async function isWorthReloading(error: unknown): Promise<boolean> {
  const file = (error as ChunkError).request;
  if (file === undefined || isInCheckout(location.pathname)) return false;
  const answer = await fetch(file, { method: 'HEAD' }).catch(() => null);
  return answer?.status === 404 && !wasReloadedFor(file);
}

function wasReloadedFor(file: string): boolean {
  try {
    if (sessionStorage.getItem(storageKey) === file) return true;
    sessionStorage.setItem(storageKey, file);
    return false;
  } catch {
    return true; // storage is forbidden, and nothing would end the circle
  }
}
