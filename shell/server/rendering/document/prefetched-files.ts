import type { Snapshot } from 'shared-contracts/releases';
import { assetUrl } from '../../../src/remotes/snapshot.ts';

/**
 * Returns the URLs of all files that the releases of a snapshot let the tabs of guests fetch when they are idle. Build and
 * registry reject a release that lists more than 40.
 */
export function prefetchedFiles({ releases }: Snapshot, locale: string): string[] {
  return Object.values(releases).flatMap(({ name, version, exposes, messages, contracts }) => {
    const names = contracts.prefetchForGuests ?? [];
    if (names.length === 0) return [];
    const files = names.flatMap((expose) => {
      const { js = [], css = [] } = Object.hasOwn(exposes, expose) ? (exposes[expose] ?? {}) : {};
      return [...js, ...css];
    });
    const all = new Set([...files, messages[locale]].filter((file) => file !== undefined));
    return [...all].map((file) => assetUrl(name, version, file));
  });
}
