import { fragments as fragmentTable, pages as pageTable, type RemoteName } from 'shared-contracts/exposes';
import type { Snapshot } from 'shared-contracts/releases';
import type { RegionState, Stylesheet } from 'shared-runtime/host';
import type { PageScript, PageScripts } from '../../src/boot/page-scripts.ts';
import type { RegionStore } from '../../src/remotes/region-store.ts';
import { isDeferredFragment } from '../../src/layout/frame-fragments.ts';
import { assetUrl } from '../../src/remotes/snapshot.ts';
import type { ShellBuild } from '../shell-build.ts';

/** Returns the style sheets of an expose's browser build. */
export function stylesheetsOf(snapshot: Snapshot, remote: RemoteName, expose: string): Stylesheet[] {
  const release = snapshot.releases[remote];
  const files = release?.exposes[expose]?.css ?? [];
  return files.map((file) => ({
    href: assetUrl(remote, release?.version ?? '', file),
    integrity: release?.assets[file] ?? '',
  }));
}

export function shellStylesheets(build: ShellBuild): Stylesheet[] {
  return build.stylesheets.map((file) => ({
    href: assetUrl('shell', build.version, file),
    integrity: build.assets[file] ?? '',
  }));
}

/** Returns all scripts that the page needs, so that the first script can preload them in parallel. */
export function pageScripts(
  snapshot: Snapshot,
  regions: RegionStore,
  build: ShellBuild,
  locale: string,
): PageScripts {
  const words = build.messages[locale];
  const own = words === undefined ? [] : [shellScript(build, words)];
  const remote = [...regions.settled()].flatMap(([key, region]) =>
    regionScripts(snapshot, key, region, locale),
  );
  const others = new Map([...own, ...remote].map((script) => [script.href, script]));
  return { main: shellScript(build, build.main), others: [...others.values()] };
}

function shellScript(build: ShellBuild, file: string): PageScript {
  return { href: assetUrl('shell', build.version, file), integrity: build.assets[file] ?? '' };
}

function regionScripts(
  snapshot: Snapshot,
  key: string,
  region: RegionState<unknown>,
  locale: string,
): PageScript[] {
  const release = snapshot.releases[region.remote];
  if (region.status !== 'ready' || !release) return [];
  const [kind = '', name = ''] = key.split(':');
  // Fetched on interaction, which most visits never have.
  if (kind === 'fragment' && isDeferredFragment(name)) return [];
  const table: Record<string, { expose: string }> = kind === 'page' ? pageTable : fragmentTable;
  const expose = release.exposes[table[name]?.expose ?? ''];
  const files = [release.remoteEntry, ...(expose?.js ?? []), release.messages[locale]];
  return files
    .filter((file) => file !== undefined)
    .map((file) => ({
      href: assetUrl(release.name, release.version, file),
      integrity: release.assets[file] ?? '',
    }));
}
