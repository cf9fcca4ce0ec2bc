/** Stores flags; in memory where storage is not available. */
export interface FlagStore {
  has: (key: string) => boolean;
  set: (key: string) => void;
}

/** @param openStorage returns the storage; throws in browsers that forbid it */
export function createFlagStore(openStorage: () => Storage): FlagStore {
  const inMemory = new Set<string>();
  return {
    has(key) {
      if (inMemory.has(key)) return true;
      try {
        return openStorage().getItem(key) !== null;
      } catch {
        return false;
      }
    },
    set(key) {
      inMemory.add(key);
      try {
        openStorage().setItem(key, '1');
      } catch {
        // Storage is full or forbidden: the flag is kept in memory.
      }
    },
  };
}

/** Flags until the tab is closed. */
export const sessionFlags = (): FlagStore => createFlagStore(() => sessionStorage);

/** Permanent flags of this browser. */
export const deviceFlags = (): FlagStore => createFlagStore(() => localStorage);
