import type { StoredName } from 'shared-contracts/cookies';
import { isInCheckout } from '../routing/in-checkout.ts';

const storageKey: StoredName<'sessionStorage'> = 'shell:without';

/** Error of webpack's chunk loading. */
interface ChunkError {
  /** URL of the missing file, with the shell's version. */
  request?: string;
}

/**
 * Returns whether a page load may solve a failed chunk load. A server only has the files of its own shell version, so
 * after a deployment an open tab may miss chunks. True if the server answers 404, outside the checkout, once per file.
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
    return true; // without storage, a reload loop could not be prevented
  }
}
