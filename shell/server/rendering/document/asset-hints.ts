import { shellDevelopmentPath } from 'shared-contracts/development';
import { exposeOf, nameOfExpose } from 'shared-contracts/exposes';
import { messageFilesOf, type ReleaseManifest, type Snapshot } from 'shared-contracts/releases';
import type { RegionStore } from 'shared-runtime/host';
import type { OverlayFiles, PageScript, PageScripts } from '../../../src/document/page-scripts.ts';
import { assetUrl } from '../../../src/remotes/snapshot.ts';
import type { ShellBuild } from '../../shell-build.ts';
import { sortStylesheetRefs, type StylesheetRef } from './combined-stylesheet.ts';

/** Returns the style sheets of the shell and of all regions that were loaded for the page, in the order that is served. */
export function pageStylesheets(
  snapshot: Snapshot,
  regions: RegionStore,
  build: ShellBuild,
): StylesheetRef[] {
  const own = build.stylesheets.map((file) => ({ owner: 'shell', version: build.version, file }));
  const remote = new Map<string, StylesheetRef>();
  for (const [key, region] of regions.settled()) {
    const release = snapshot.releases[region.remote];
    if (region.status !== 'ready' || !release) continue;
    for (const file of filesOf(release, key)?.css ?? [])
      remote.set(`${release.name}/${file}`, { owner: release.name, version: release.version, file });
  }
  return sortStylesheetRefs([...own, ...remote.values()], build.stylesheets);
}

function filesOf(
  release: ReleaseManifest,
  regionKey: string,
): ReleaseManifest['exposes'][string] | undefined {
  return release.exposes[exposeOfRegion(regionKey)];
}

function exposeOfRegion(regionKey: string): string {
  const [kind, name = ''] = regionKey.split(':');
  return exposeOf(kind === 'page' ? 'page' : 'fragment', name)?.expose ?? '';
}

/** Returns all scripts that the page needs, so that the first script can preload them in parallel. */
export function pageScripts(
  snapshot: Snapshot,
  regions: RegionStore,
  build: ShellBuild,
  locale: string,
): PageScripts {
  if (snapshot.devServerPorts) return developmentScripts(snapshot, regions, build, locale);
  const messagesFile = build.messages[locale];
  const others = new Map<string, PageScript>();
  const frame: PageScripts['frame'] = {};
  const add = (script: PageScript) => others.set(script.href, script);
  if (messagesFile !== undefined) add(shellScript(build, messagesFile));
  for (const [key, region] of regions.settled()) {
    const release = snapshot.releases[region.remote];
    if (region.status !== 'ready' || !release) continue;
    const scripts = regionScripts(release, key, locale);
    const [kind = '', name = ''] = key.split(':');
    // Most visits never use them.
    if (kind === 'fragment' && isInFrame(release, name)) frame[name] = scripts.map(({ href }) => href);
    else for (const script of scripts) add(script);
  }
  return {
    main: shellScript(build, build.main),
    others: [...others.values()],
    frame,
    overlays: overlayFiles(snapshot, build, locale),
  };
}

/** The development build of the shell has files of its own, without hashes. */
function developmentScripts(
  { revision, releases }: Snapshot,
  regions: RegionStore,
  build: ShellBuild,
  locale: string,
): PageScripts {
  const ownBuild = { ...build, messages: {}, overlays: [] };
  const scripts = pageScripts({ revision, releases }, regions, ownBuild, locale);
  return { ...scripts, main: { href: `${shellDevelopmentPath}${build.main}`, integrity: '' } };
}

/** Returns the files of all overlays that a page can open. */
function overlayFiles({ releases }: Snapshot, build: ShellBuild, locale: string): OverlayFiles {
  const contents = Object.values(releases).flatMap((release) =>
    Object.keys(release.exposes)
      .map((expose) => ({ name: nameOfExpose(release.name, expose), expose }))
      .filter(({ name, expose }) => exposeOf('overlay', name)?.expose === expose)
      .map(({ name, expose }) => {
        const files = [...scriptsOf(release, expose, locale), ...(release.exposes[expose]?.css ?? [])];
        return [name, files.map((file) => assetUrl(release.name, release.version, file))] as const;
      }),
  );
  return {
    shell: (build.overlays ?? []).map((file) => assetUrl('shell', build.version, file)),
    contents: Object.fromEntries(contents),
  };
}

function shellScript(build: ShellBuild, file: string): PageScript {
  return { href: assetUrl('shell', build.version, file), integrity: build.assets[file] ?? '' };
}

function regionScripts(release: ReleaseManifest, key: string, locale: string): PageScript[] {
  return scriptsOf(release, exposeOfRegion(key), locale).map((file) => ({
    href: assetUrl(release.name, release.version, file),
    integrity: release.assets[file] ?? '',
  }));
}

function scriptsOf(release: ReleaseManifest, expose: string, locale: string): string[] {
  const { js = [] } = release.exposes[expose] ?? {};
  return [release.remoteEntry, ...js, ...messageFilesOf(release, expose, locale)];
}

function isInFrame({ contracts }: ReleaseManifest, name: string): boolean {
  return Object.hasOwn(contracts.frame ?? {}, exposeOf('fragment', name)?.expose ?? '');
}
