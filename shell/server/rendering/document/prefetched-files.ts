import { messageFilesOf, type Snapshot } from 'shared-contracts/releases';
import { assetUrl } from '../../../src/remotes/snapshot.ts';

/**
 * Returns the URLs of all files that the releases of a snapshot let the tabs of guests fetch when they are idle. Build and
 * registry reject a release that lists more than 40.
 */
export function prefetchedFiles({ releases }: Snapshot, locale: string): string[] {
  return Object.values(releases).flatMap((release) => {
    const { name, version, exposes, contracts } = release;
    const files = (contracts.prefetchForGuests ?? []).flatMap((expose) => {
      const { js = [], css = [] } = Object.hasOwn(exposes, expose) ? (exposes[expose] ?? {}) : {};
      return [...js, ...css, ...messageFilesOf(release, expose, locale)];
    });
    return [...new Set(files)].map((file) => assetUrl(name, version, file));
  });
}
