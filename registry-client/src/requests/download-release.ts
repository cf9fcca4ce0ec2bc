import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ReleaseManifest, RemoteName } from 'shared-contracts/releases';
import { isErrno } from '../errno.ts';
import { inParallel } from '../in-parallel.ts';
import { listedFiles, manifestFile } from '../release-dir/layout.ts';
import { parseManifest } from '../release-dir/parse-manifest.ts';
import { sha384 } from '../release-dir/sha384.ts';
import { verifyReleaseDir } from '../release-dir/verify-release-dir.ts';
import { RegistryError } from '../registry-error.ts';
import type { Transport } from '../transport.ts';

export interface RequestedRelease {
  name: RemoteName;
  version: string;
  /** Hash of `release.json`: the registry entry's `metadata.integrity`. */
  integrity: string;
}

export interface DownloadedRelease {
  /** `<toDir>/<name>/<version>`, with `release.json`, `browser/` and `server/`. */
  dir: string;
  manifest: ReleaseManifest;
}

/** Downloads a release completely and verified, or not at all. An existing copy is verified again. */
export async function downloadRelease(
  call: Transport,
  wanted: RequestedRelease,
  toDir: string,
): Promise<DownloadedRelease> {
  const dir = join(toDir, wanted.name, wanted.version);
  const existing = await readExisting(dir, wanted);
  if (existing) return existing;
  await mkdir(toDir, { recursive: true });
  const draft = await mkdtemp(join(toDir, '.download-'));
  try {
    const complete = join(draft, 'complete');
    const manifest = await downloadInto(call, wanted, complete);
    await mkdir(dirname(dir), { recursive: true });
    await putInPlace(complete, dir, wanted, join(draft, 'damaged'));
    return { dir, manifest };
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function downloadInto(
  call: Transport,
  wanted: RequestedRelease,
  dir: string,
): Promise<ReleaseManifest> {
  const base = `/releases/${wanted.name}/${wanted.version}`;
  const fetchFile = async (file: string, integrity: string): Promise<Uint8Array> => {
    const { bytes } = await call(`${base}/${file}`);
    if (sha384(bytes) !== integrity) throw wrongHash(wanted, file);
    await mkdir(dirname(join(dir, file)), { recursive: true });
    await writeFile(join(dir, file), bytes);
    return bytes;
  };
  const manifest = requireManifest(await fetchFile(manifestFile, wanted.integrity), wanted);
  await inParallel(8, listedFiles(manifest), ({ side, path, integrity }) =>
    fetchFile(`${side}/${path}`, integrity),
  );
  return manifest;
}

async function readExisting(dir: string, wanted: RequestedRelease): Promise<DownloadedRelease | undefined> {
  try {
    const bytes = await readFile(join(dir, manifestFile));
    if (sha384(bytes) !== wanted.integrity) return undefined;
    const manifest = requireManifest(bytes, wanted);
    return (await verifyReleaseDir(dir, manifest)).length === 0 ? { dir, manifest } : undefined;
  } catch (cause) {
    if (isErrno(cause, 'ENOENT')) return undefined;
    throw cause;
  }
}

/** An existing directory is an intact copy of another worker, which stays, or a damaged one, which is replaced. */
async function putInPlace(
  complete: string,
  dir: string,
  wanted: RequestedRelease,
  damagedDir: string,
): Promise<void> {
  try {
    await rename(complete, dir);
  } catch (cause) {
    if (!isErrno(cause, 'ENOTEMPTY', 'EEXIST')) throw cause;
    if (await readExisting(dir, wanted)) return;
    await rename(dir, damagedDir);
    await rename(complete, dir);
  }
}

function requireManifest(bytes: Uint8Array, wanted: RequestedRelease): ReleaseManifest {
  const parsed = parseManifest(bytes);
  if (parsed.ok && parsed.manifest.name === wanted.name && parsed.manifest.version === wanted.version) {
    return parsed.manifest;
  }
  throw new RegistryError(
    'bad_answer',
    `The release.json of ${wanted.name} ${wanted.version} is not one of this release.`,
    { remote: wanted.name, version: wanted.version, file: manifestFile },
  );
}

function wrongHash({ name, version }: RequestedRelease, file: string): RegistryError {
  return new RegistryError(
    'wrong_hash',
    `${file} of ${name} ${version} is not the file that was published.`,
    {
      remote: name,
      version,
      file,
    },
  );
}
