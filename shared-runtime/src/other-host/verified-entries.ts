import { loadScript } from '../load-script.ts';
import type { RegisteredRelease } from './discover-releases.ts';

/** The part of the federation runtime's description that is read. */
interface EntryRequest {
  remoteInfo: { entry: string; entryGlobalName: string };
}

/** What an entry defines, as the federation runtime expects it. */
interface Container {
  get: (expose: string) => () => Promise<object>;
  init: (...values: unknown[]) => void | Promise<void>;
}

/**
 * Returns a plugin of the federation runtime with which browsers run a remote entry only if it has the hash that the shop
 * names. The entry contains the hashes of its chunks. Entries of other remotes of the host stay with the federation runtime.
 */
export function verifiedEntries(releases: readonly RegisteredRelease[]) {
  const integrityOf = new Map(releases.map(({ entry, integrity }) => [entry, integrity]));
  return {
    name: 'verified-entries',
    async loadEntry({
      remoteInfo: { entry, entryGlobalName },
    }: EntryRequest): Promise<Container | undefined> {
      const integrity = integrityOf.get(entry);
      if (integrity === undefined) return undefined;
      await loadScript(entry, integrity);
      const container = Reflect.get(globalThis, entryGlobalName) as Container | undefined;
      if (container === undefined) throw new Error(`${entry} does not define ${entryGlobalName}`);
      return container;
    },
  };
}
