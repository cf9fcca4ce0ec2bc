import type { StoredName } from 'shared-contracts/cookies';

const storageKey: StoredName<'sessionStorage'> = 'shell:left';
/** More is long ago. */
const maxEntries = 30;

export interface ReloadGuard {
  /** Whether a new document may be fetched for a reason; remembers that it was. */
  mayReload: (reason: string, target: string) => boolean;
  /** It helped: should the same come again, it may help again. */
  reset: (reason: string) => void;
}

/**
 * One new document for each reason and target: where that did not help, it will not help the next time either, and the
 * shop must not go round in circles. Kept for the tab, as a new document knows nothing of the one before; where nothing
 * can be kept, none is fetched.
 */
export function createReloadGuard(storage: () => Storage): ReloadGuard {
  const keep = (entries: [string, string][]) => storage().setItem(storageKey, JSON.stringify(entries));
  return {
    mayReload(reason, target) {
      try {
        const kept = readKept(storage());
        if (kept.some(([why, where]) => why === reason && where === target)) return false;
        keep([...kept, [reason, target] satisfies [string, string]].slice(-maxEntries));
        return true;
      } catch {
        return false; // storage is full or forbidden
      }
    },
    reset(reason) {
      try {
        const kept = readKept(storage());
        const others = kept.filter(([why]) => why !== reason);
        if (others.length < kept.length) keep(others);
      } catch {
        // What cannot be kept need not be forgotten.
      }
    },
  };
}

function readKept(storage: Storage): [string, string][] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(storageKey) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isEntry) : [];
  } catch (error) {
    if (error instanceof SyntaxError) return []; // somebody else wrote there
    throw error;
  }
}

function isEntry(entry: unknown): entry is [string, string] {
  return Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === 'string');
}
