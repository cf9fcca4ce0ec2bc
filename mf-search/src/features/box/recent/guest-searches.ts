import type { StoredName } from 'shared-contracts/cookies';
import {
  formatSearches,
  parseSearches,
  withoutSearch,
  withSearch,
  type RecentSearch,
} from '../../../domain/recent-searches.ts';

/** The recent searches of a guest, in the guest's own browser. */
export interface GuestSearches {
  /** Returns the same list until it changes. */
  get: () => readonly RecentSearch[];
  add: (term: string) => void;
  /** Removes one search, or all of them for null. */
  remove: (term: string | null) => void;
  /** Reads the storage again, in which another tab may have written. */
  refresh: () => void;
  /** Whether the visitor accepts functional items; until then searches are kept for this tab only. */
  setAccepted: (isAccepted: boolean) => void;
  subscribe: (onChange: () => void) => () => void;
}

const key: StoredName<'localStorage'> & StoredName<'sessionStorage'> = 'recent-searches';

/** Each throws in browsers that forbid storage. */
const storages = { device: () => localStorage, tab: () => sessionStorage };
type Place = keyof typeof storages;

export function createGuestSearches(): GuestSearches {
  let isAccepted = false;
  let searches: readonly RecentSearch[] = [];
  /** True after a write has failed: until one succeeds, the list in memory is the only complete one. */
  let isUnstored = false;
  const listeners = new Set<() => void>();

  function set(next: readonly RecentSearch[]): void {
    if (formatSearches(next) === formatSearches(searches)) return;
    searches = next;
    for (const onChange of listeners) onChange();
  }

  function refresh(): void {
    if (isUnstored) {
      store(searches);
    } else if (isAccepted) {
      // What was searched in this tab before the visitor accepted belongs to the list too.
      const ofTab = parseSearches(read('tab'));
      const ofDevice = parseSearches(read('device'));
      if (ofTab.length === 0) set(ofDevice);
      else store(ofTab.toReversed().reduce((list, { term }) => withSearch(list, term), ofDevice));
    } else {
      write('device', null);
      set(parseSearches(read('tab')));
    }
  }

  function store(next: readonly RecentSearch[]): void {
    const [place, other]: [Place, Place] = isAccepted ? ['device', 'tab'] : ['tab', 'device'];
    isUnstored = !write(place, next.length === 0 ? null : formatSearches(next));
    write(other, null);
    set(next);
  }

  return {
    get: () => searches,
    add(term) {
      refresh();
      store(withSearch(searches, term));
    },
    remove(term) {
      refresh();
      store(term === null ? [] : withoutSearch(searches, term));
    },
    refresh,
    setAccepted(next) {
      isAccepted = next;
      refresh();
    },
    subscribe(onChange) {
      const handleStorage = (event: StorageEvent) => {
        // A null key: everything was removed.
        if (event.key === key || event.key === null) refresh();
      };
      listeners.add(onChange);
      addEventListener('storage', handleStorage);
      return () => {
        listeners.delete(onChange);
        removeEventListener('storage', handleStorage);
      };
    },
  };
}

function read(place: Place): string | null {
  try {
    return storages[place]().getItem(key);
  } catch {
    return null;
  }
}

/** Returns whether it is stored: storage may be full or forbidden. */
function write(place: Place, text: string | null): boolean {
  try {
    if (text === null) storages[place]().removeItem(key);
    else storages[place]().setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
