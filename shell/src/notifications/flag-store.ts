/** Remembers for a while what was done; where the browser stores nothing, for as long as the page lives. */
export interface FlagStore {
  has: (key: string) => boolean;
  set: (key: string) => void;
}

/** @param open gives the storage; browsers that forbid it throw here already */
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
        // Full or forbidden: this page remembers, and no other.
      }
    },
  };
}

/** Until the tab is closed. */
export const sessionFlags = (): FlagStore => createFlagStore(() => sessionStorage);

/** For good. */
export const deviceFlags = (): FlagStore => createFlagStore(() => localStorage);
