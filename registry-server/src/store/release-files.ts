import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ReleaseManifest } from 'shared-contracts/releases';
import { isErrno } from 'registry-client/errno';
import { manifestFile, type Side } from 'registry-client/release-dir/layout';
import type { ContractChecker } from '../contract-checks/contract-checker.ts';
import { checkContract } from '../release-dir/check-contract.ts';
import { parseManifest } from 'registry-client/release-dir/parse-manifest';
import { isSameRelease } from '../release-dir/same-release.ts';
import { sha384 } from 'registry-client/release-dir/sha384';
import { verifyReleaseDir, type FileMismatch } from 'registry-client/release-dir/verify-release-dir';
import { syncDirectory, writeDurably } from './durable-file.ts';

export type AcceptResult =
  | { status: 'accepted'; integrity: string }
  | { status: 'taken' }
  | { status: 'wrong_files'; mismatches: FileMismatch[] }
  | { status: 'wrong_contract'; failure: string };

export interface ReleaseFiles {
  /** Resolves with true when the version's directory is in place and cannot change any more. */
  isPublished(name: string, version: string): Promise<boolean>;
  /**
   * Stores one uploaded file until the release is complete. Resolves with false if the path of one file is a folder of another
   * one.
   */
  stage(name: string, version: string, side: Side, path: string, bytes: Uint8Array): Promise<boolean>;
  discardStaged(name: string, version: string): Promise<void>;
  /**
   * Moves the uploaded files into place when they are exactly what the manifest lists. Also `accepted`, with the hash
   * of the existing `release.json`, when the identical release is published.
   */
  accept(manifest: ReleaseManifest, bytes: Uint8Array): Promise<AcceptResult>;
  /** Returns the absolute path of a published file. */
  locate(name: string, version: string, file: string): string;
}

export function createReleaseFiles(dataDir: string, checker: Pick<ContractChecker, 'failure'>): ReleaseFiles {
  const finalDir = (name: string, version: string) => join(dataDir, 'assets', name, version);
  const stagedDir = (name: string, version: string) => join(dataDir, 'incoming', name, version);
  /** Returns a path that no other request has. */
  const claimedDir = () => join(dataDir, 'incoming', `.${randomUUID()}`);
  return {
    isPublished: (name, version) => exists(finalDir(name, version)),
    locate: (name, version, file) => join(finalDir(name, version), file),
    discardStaged: async (name, version) => {
      const claimed = claimedDir();
      // Moved first: a removal goes on in a directory that is moved meanwhile, so it would take files from a release that
      // is being accepted.
      if (await moveIfThere(stagedDir(name, version), claimed)) await rm(claimed, { recursive: true });
    },
    stage: async (name, version, side, path, bytes) => {
      const target = join(stagedDir(name, version), side, path);
      try {
        await inDirectory(dirname(target), () => writeFile(target, bytes));
        return true;
      } catch (cause) {
        if (isErrno(cause, 'EEXIST', 'ENOTDIR', 'EISDIR')) return false;
        throw cause;
      }
    },
    accept: async (manifest, bytes) => {
      const { name, version } = manifest;
      const final = finalDir(name, version);
      const existing = await readIfThere(join(final, manifestFile));
      if (existing) return compareWith(existing, manifest);
      const claimed = claimedDir();
      return moveIntoPlace(
        { staged: stagedDir(name, version), claimed, final },
        { manifest, bytes, checker },
      );
    },
  };
}

interface Directories {
  staged: string;
  claimed: string;
  final: string;
}

interface Acceptance {
  manifest: ReleaseManifest;
  bytes: Uint8Array;
  checker: Pick<ContractChecker, 'failure'>;
}

/**
 * Moves the files out of the upload directory before it verifies them, so that a concurrent upload cannot change
 * them.
 */
async function moveIntoPlace(
  { staged, claimed, final }: Directories,
  { manifest, bytes, checker }: Acceptance,
): Promise<AcceptResult> {
  // Without an upload, or one that is discarded meanwhile, the release lacks all of its files.
  if (!(await moveIfThere(staged, claimed))) await mkdir(claimed, { recursive: true });
  try {
    const mismatches = await verifyReleaseDir(claimed, manifest);
    if (mismatches.length > 0) {
      await restoreStaged(claimed, staged);
      return { status: 'wrong_files', mismatches };
    }
    const failure = await checkContract(claimed, manifest, checker);
    if (failure !== undefined) {
      await restoreStaged(claimed, staged);
      return { status: 'wrong_contract', failure };
    }
    await writeDurably(join(claimed, manifestFile), bytes);
    await mkdir(dirname(final), { recursive: true });
    await rename(claimed, final);
    await syncDirectory(dirname(final));
    return { status: 'accepted', integrity: sha384(bytes) };
  } catch (cause) {
    // Another publisher has published this version meanwhile.
    if (isErrno(cause, 'ENOTEMPTY', 'EEXIST')) return { status: 'taken' };
    throw cause;
  } finally {
    await rm(claimed, { recursive: true, force: true });
  }
}

/** Resolves with false if there is no such directory. */
async function moveIfThere(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to);
    return true;
  } catch (cause) {
    if (isErrno(cause, 'ENOENT')) return false;
    throw cause;
  }
}

const maxAttempts = 10;

/** Creates a directory and writes into it; again if another request moves the directory in between. */
async function inDirectory(directory: string, write: () => Promise<void>, attempt = 1): Promise<void> {
  try {
    await mkdir(directory, { recursive: true });
    await write();
  } catch (cause) {
    if (attempt === maxAttempts || !isErrno(cause, 'ENOENT')) throw cause;
    await inDirectory(directory, write, attempt + 1);
  }
}

/** Moves the files back, so that the publisher can add what is missing, unless a new upload has begun. */
async function restoreStaged(claimed: string, staged: string): Promise<void> {
  await mkdir(dirname(staged), { recursive: true });
  try {
    await rename(claimed, staged);
  } catch (cause) {
    if (!isErrno(cause, 'ENOTEMPTY', 'EEXIST')) throw cause;
  }
}

function compareWith(existing: Buffer, manifest: ReleaseManifest): AcceptResult {
  const parsed = parseManifest(existing);
  if (!parsed.ok || !isSameRelease(parsed.manifest, manifest)) return { status: 'taken' };
  return { status: 'accepted', integrity: sha384(existing) };
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    (cause: unknown) => {
      if (isErrno(cause, 'ENOENT')) return false;
      throw cause;
    },
  );
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (cause) {
    if (isErrno(cause, 'ENOENT')) return undefined;
    throw cause;
  }
}
