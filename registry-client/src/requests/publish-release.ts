import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import {
  registryEntrySchema,
  sourceMapFolder,
  type RegistryEntry,
  type ReleaseManifest,
} from 'shared-contracts/releases';
import * as z from 'zod/mini';
import { entriesOf, findVersion } from '../domain/registry-document.ts';
import { isErrno } from '../errno.ts';
import { inParallel } from '../in-parallel.ts';
import { listedFiles, manifestFile } from '../release-dir/layout.ts';
import { parseManifest } from '../release-dir/parse-manifest.ts';
import { describeMismatches, verifyReleaseDir } from '../release-dir/verify-release-dir.ts';
import { readDocument } from './read-registry.ts';
import { RegistryError } from '../registry-error.ts';
import { parseJson, type Transport } from '../transport.ts';

/** The source maps that a registry has of one release, with their side, as in `browser/remoteEntry.js.map`. */
const sourceMapListSchema = z.object({ files: z.array(z.string()) });

export interface PublishedRelease {
  manifest: ReleaseManifest;
  entry: RegistryEntry;
  /** False when the identical release was published before. */
  isNew: boolean;
}

/** Uploads a release directory and registers the release without traffic. */
export async function publishRelease(call: Transport, releaseDir: string): Promise<PublishedRelease> {
  const bytes = await readManifestBytes(releaseDir);
  const parsed = parseManifest(bytes);
  if (!parsed.ok) throw new RegistryError('invalid_release', `${releaseDir}: ${parsed.failure}`);
  const { manifest } = parsed;
  const { name, version } = manifest;
  const mismatches = await verifyReleaseDir(releaseDir, manifest);
  if (mismatches.length > 0) {
    throw new RegistryError(
      'invalid_release',
      `${releaseDir} is incomplete or damaged: ${describeMismatches(mismatches)}.`,
      {
        remote: name,
        version,
      },
    );
  }
  // For a version that exists already only release.json is compared.
  const known = findVersion(entriesOf(await readDocument(call), name), version);
  if (!known) await upload(call, releaseDir, manifest);
  const answer = await call(`/releases/${name}/${version}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: bytes,
  });
  const entry = registryEntrySchema.safeParse(parseJson(answer.bytes));
  if (!entry.success)
    throw new RegistryError('bad_answer', 'The release registry answered without an entry.');
  await uploadSourceMaps(call, releaseDir, manifest);
  return { manifest, entry: entry.data, isNew: answer.status === 201 };
}

async function upload(call: Transport, releaseDir: string, manifest: ReleaseManifest): Promise<void> {
  const base = `/releases/${manifest.name}/${manifest.version}/files`;
  // An earlier attempt may have uploaded files that this build does not list.
  if (!(await discardStaged(call, base))) return;
  await inParallel(8, listedFiles(manifest), async ({ side, path }) => {
    await call(`${base}/${side}/${path}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream' },
      body: new Uint8Array(await readFile(join(releaseDir, side, path))),
    });
  });
}

/** Uploads the source maps that the registry does not have: an earlier attempt may have ended before them. */
async function uploadSourceMaps(
  call: Transport,
  releaseDir: string,
  manifest: ReleaseManifest,
): Promise<void> {
  const own = await filesIn(join(releaseDir, sourceMapFolder));
  if (own.length === 0) return;
  const base = `/releases/${manifest.name}/${manifest.version}/${sourceMapFolder}`;
  const stored = await readSourceMapList(call, base);
  const missing = own.filter((file) => !stored.includes(file));
  await inParallel(4, missing, async (file) => {
    await call(`${base}/${file}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: new Uint8Array(await readFile(join(releaseDir, sourceMapFolder, file))),
    });
  });
}

async function readSourceMapList(call: Transport, base: string): Promise<string[]> {
  const parsed = sourceMapListSchema.safeParse(parseJson((await call(base)).bytes));
  if (parsed.success) return parsed.data.files;
  throw new RegistryError('bad_answer', 'The release registry answered without a list of source maps.');
}

/** Returns the paths of the files in a folder; none if there is no such folder. */
async function filesIn(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  } catch (cause) {
    if (isErrno(cause, 'ENOENT')) return [];
    throw cause;
  }
}

/** Resolves with false if the files of the version are in place already, as of a removed remote: they are compared then. */
async function discardStaged(call: Transport, base: string): Promise<boolean> {
  try {
    await call(base, { method: 'DELETE' });
    return true;
  } catch (cause) {
    if (cause instanceof RegistryError && cause.code === 'already_published') return false;
    throw cause;
  }
}

async function readManifestBytes(releaseDir: string): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await readFile(join(releaseDir, manifestFile)));
  } catch (cause) {
    if (!isErrno(cause, 'ENOENT', 'ENOTDIR')) throw cause;
    throw new RegistryError(
      'invalid_release',
      `${releaseDir} holds no ${manifestFile}. Build the release first.`,
    );
  }
}
