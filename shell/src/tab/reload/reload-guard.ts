import type { StoredName } from 'shared-contracts/cookies';

const storageKey: StoredName<'sessionStorage'> = 'shell:left';
/** Older entries are dropped. */
const maxEntries = 30;

export interface ReloadGuard {
  /** Returns whether a page may be loaded for a reason and target, and records it. */
  mayReload: (reason: string, target: string) => boolean;
  /** Forgets a reason, because it no longer applies. */
  reset: (reason: string) => void;
}

/**
 * Allows one page load per reason and target, which prevents reload loops. Stored in sessionStorage, since a new
 * document has no memory of the last; without storage no reload is allowed.
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
        // Nothing is stored, so there is nothing to remove.
      }
    },
  };
}

function readKept(storage: Storage): [string, string][] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(storageKey) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isEntry) : [];
  } catch (error) {
    if (error instanceof SyntaxError) return []; // invalid content
    throw error;
  }
}

function isEntry(entry: unknown): entry is [string, string] {
  return Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === 'string');
}
