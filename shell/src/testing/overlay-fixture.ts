import type { ReleaseManifest, RemoteName } from 'shared-contracts/releases';
import { withEarlierTables } from 'shared-contracts/releases/earlier-tables';
import { manifestOf } from '../../server/testing/release-fixture.ts';
import { createOverlayFinder } from '../overlays/overlay-places.ts';
import { toBrowserSnapshot, type BrowserSnapshot } from '../remotes/snapshot.ts';

type Overlays = NonNullable<ReleaseManifest['contracts']['overlays']>;

/** Returns the releases of a tab in which remotes expose these overlays; undefined for one that declares no places. */
export function releasesWith(
  exposes: Record<RemoteName, readonly string[]>,
  places: Record<RemoteName, Overlays> = {},
): BrowserSnapshot['releases'] {
  const manifests = (Object.keys(exposes) as RemoteName[]).map((name) => {
    const parts = manifestOf(name, '1.0.0');
    const overlays = places[name];
    return {
      ...parts,
      exposes: Object.fromEntries(
        exposes[name]?.map((each) => [`./overlays/${each}`, { js: [], css: [] }]) ?? [],
      ),
      contracts: withEarlierTables(name, { ...parts.contracts, ...(overlays && { overlays }) }),
    };
  });
  return toBrowserSnapshot({
    revision: 1,
    releases: Object.fromEntries(manifests.map((manifest) => [manifest.name, manifest])),
  }).releases;
}

/** Releases of the shop's remotes, which declare no places. */
export const shopReleases = releasesWith({
  'mf-account': ['register', 'welcome'],
  'mf-basket': ['added'],
  'mf-catalogue': ['size-guide'],
  'mf-consent': ['preferences'],
});

export const findShopOverlay = createOverlayFinder(shopReleases);
