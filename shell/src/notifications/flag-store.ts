/** Stores flags; in memory where storage is not available. */
export interface FlagStore {
  has: (key: string) => boolean;
  set: (key: string) => void;
}

/** @param open returns the storage; throws in browsers that forbid it */
export function createFlagStore(open: () => Storage): FlagStore {
  const here = new Set<string>();
  return {
    has(key) {
      if (here.has(key)) return true;
      try {
        return open().getItem(key) !== null;
      } catch {
        return false;
      }
    },
    set(key) {
      here.add(key);
      try {
        open().setItem(key, '1');
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
