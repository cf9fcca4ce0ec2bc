import type { Snapshot } from 'shared-contracts/releases';
import { assetUrl } from '../../../src/remotes/snapshot.ts';

/** Largest number of files of one release: every page for guests contains their URLs. */
const maxFiles = 40;

/** Returns the URLs of all files that the releases of a snapshot let the tabs of guests fetch once they are idle. */
export function prefetchedFiles({ releases }: Snapshot, locale: string): string[] {
  return Object.values(releases).flatMap(({ name, version, exposes, messages, contracts }) => {
    const names = contracts.prefetchForGuests ?? [];
    if (names.length === 0) return [];
    const files = names.flatMap((expose) => {
      const { js = [], css = [] } = Object.hasOwn(exposes, expose) ? (exposes[expose] ?? {}) : {};
      return [...js, ...css];
    });
    const all = new Set([...files, messages[locale]].filter((file) => file !== undefined));
    return [...all].slice(0, maxFiles).map((file) => assetUrl(name, version, file));
  });
}
