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
  const write = (entries: [string, string][]) => storage().setItem(storageKey, JSON.stringify(entries));
  return {
    mayReload(reason, target) {
      try {
        const entries = readEntries(storage());
        if (entries.some(([entryReason, entryTarget]) => entryReason === reason && entryTarget === target))
          return false;
        write([...entries, [reason, target] satisfies [string, string]].slice(-maxEntries));
        return true;
      } catch {
        return false; // storage is full or forbidden
      }
    },
    reset(reason) {
      try {
        const entries = readEntries(storage());
        const others = entries.filter(([entryReason]) => entryReason !== reason);
        if (others.length < entries.length) write(others);
      } catch {
        // Nothing is stored, so there is nothing to remove.
      }
    },
  };
}

function readEntries(storage: Storage): [string, string][] {
  try {
    const entries: unknown = JSON.parse(storage.getItem(storageKey) ?? '[]');
    return Array.isArray(entries) ? entries.filter(isEntry) : [];
  } catch (error) {
    if (error instanceof SyntaxError) return []; // invalid content
    throw error;
  }
}

function isEntry(entry: unknown): entry is [string, string] {
  return Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === 'string');
}
