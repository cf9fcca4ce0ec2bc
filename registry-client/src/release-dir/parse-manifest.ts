import { eventOwner, eventTypeOf, isEventEntry } from 'shared-contracts/events/event-names';
import { exposeOf } from 'shared-contracts/exposes';
import {
  containerName,
  frameMismatch,
  isReservedClaim,
  overlayMismatch,
  pageTypeMismatch,
  releaseManifestSchema,
  shellReleaseName,
  ssrContainerName,
  prefetchMismatch,
  startupMismatch,
  type ReleaseManifest,
} from 'shared-contracts/releases';
import { isReleasePath, listedFiles } from './layout.ts';

export type ParsedManifest = { ok: true; manifest: ReleaseManifest } | { ok: false; failure: string };

/** Parses `release.json` and checks that it is consistent. */
export function parseManifest(bytes: Uint8Array): ParsedManifest {
  const parsed = releaseManifestSchema.safeParse(parseJson(bytes));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return { ok: false, failure: `release.json: ${issue?.path.join('.') || 'document'}: ${issue?.message}` };
  }
  const failure = inconsistency(parsed.data);
  return failure ? { ok: false, failure } : { ok: true, manifest: parsed.data };
}

/** Returns `undefined`, which no schema accepts, for invalid JSON. */
function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

function inconsistency(manifest: ReleaseManifest): string | undefined {
  const invalidFile = listedFiles(manifest).find(({ path }) => !isReleasePath(path));
  if (invalidFile) return `release.json lists ${invalidFile.path}, which is not a plain relative path.`;
  const browser = [
    manifest.remoteEntry,
    ...Object.values(manifest.exposes).flatMap(({ js, css }) => [...js, ...css]),
  ];
  const unlisted =
    browser.find((path) => !Object.hasOwn(manifest.assets, path)) ??
    [manifest.ssrEntry].find((path) => !Object.hasOwn(manifest.serverAssets, path));
  if (unlisted) return `release.json names ${unlisted}, but gives no hash for it.`;
  return (
    wrongEvent(manifest) ??
    wrongClaim(manifest) ??
    wrongTable(manifest) ??
    wrongStartup(manifest) ??
    wrongOverlay(manifest) ??
    wrongPrefetch(manifest) ??
    wrongProvision(manifest) ??
    wrongContainer(manifest)
  );
}

function wrongEvent({ name, contracts: { emits, consumes } }: ReleaseManifest): string | undefined {
  for (const [what, majors] of Object.entries({ emits, consumes })) {
    const invalid = Object.entries(majors).find(([key, major]) => !isEventEntry(key, major));
    if (invalid) return `release.json ${what} ${invalid[0].slice(0, 100)}, which is no event.`;
  }
  if (name === shellReleaseName) return undefined;
  const shells = Object.keys(emits).find((key) => eventOwner(eventTypeOf(key)) === 'shell');
  return shells && `release.json emits ${shells}, which only the shell publishes.`;
}

function wrongClaim({ name, exposes, contracts: { claims = {} } }: ReleaseManifest): string | undefined {
  for (const [paths, { page }] of Object.entries(claims)) {
    if (isReservedClaim(paths)) return `release.json claims ${paths}, which belongs to the shop.`;
    const place = exposeOf('page', page);
    if (place?.remote !== name || !Object.hasOwn(exposes, place.expose)) {
      return `release.json claims ${paths} for ${page}, which the release does not expose as a page.`;
    }
  }
  return undefined;
}

function wrongTable({ name, exposes, contracts }: ReleaseManifest): string | undefined {
  const mismatch =
    pageTypeMismatch(name, exposes, contracts.pageTypes) ?? frameMismatch(exposes, contracts.frame);
  return mismatch && `release.json ${mismatch}.`;
}

function wrongStartup({ exposes, contracts: { startup } }: ReleaseManifest): string | undefined {
  const mismatch = startupMismatch(exposes, startup);
  return mismatch && `release.json ${mismatch}.`;
}

function wrongOverlay({ exposes, contracts: { overlays } }: ReleaseManifest): string | undefined {
  const mismatch = overlayMismatch(exposes, overlays);
  return mismatch && `release.json ${mismatch}.`;
}

function wrongPrefetch({ exposes, contracts }: ReleaseManifest): string | undefined {
  const mismatch = prefetchMismatch(exposes, contracts.prefetchForGuests);
  return mismatch && `release.json ${mismatch}.`;
}

/** Only the shell provides modules and slots, and only remotes expose parts of pages. */
function wrongProvision({
  name,
  exposes,
  contracts: { provides, slots, claims, pageTypes, frame },
}: ReleaseManifest): string | undefined {
  if (name !== shellReleaseName)
    return (
      (provides && 'release.json provides shared modules, which only the shell may do.') ??
      (slots && 'release.json has slots, which only the frame of the shell has.')
    );
  if (provides === undefined)
    return 'release.json of the shell does not say which shared modules it provides.';
  const tables = [claims, pageTypes, frame];
  return Object.keys(exposes).length > 0 || tables.some((table) => table !== undefined)
    ? 'release.json of the shell exposes or claims something, which only remotes may do.'
    : undefined;
}

/** A process reuses a loaded container of the same name: with another release's name, that release would run. */
function wrongContainer(manifest: ReleaseManifest): string | undefined {
  const { name, version } = manifest;
  const pairs = [
    [manifest.containerName, containerName(name)],
    [manifest.ssrContainerName, ssrContainerName(name, version)],
  ];
  const wrong = pairs.find(([given, expected]) => given !== expected);
  return wrong && `release.json names the container ${wrong[0]}, not ${wrong[1]}.`;
}
