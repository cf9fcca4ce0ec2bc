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
  return {
    isPublished: (name, version) => exists(finalDir(name, version)),
    locate: (name, version, file) => join(finalDir(name, version), file),
    discardStaged: (name, version) => rm(stagedDir(name, version), { recursive: true, force: true }),
    stage: async (name, version, side, path, bytes) => {
      const target = join(stagedDir(name, version), side, path);
      try {
        await mkdir(dirname(target), { recursive: true });
        await writeFile(target, bytes);
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
      return moveIntoPlace(stagedDir(name, version), final, { manifest, bytes, checker });
    },
  };
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
  staged: string,
  final: string,
  { manifest, bytes, checker }: Acceptance,
): Promise<AcceptResult> {
  const claimed = join(dirname(dirname(staged)), `.${randomUUID()}`);
  await mkdir(staged, { recursive: true });
  await claimStaged(staged, claimed);
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

async function claimStaged(staged: string, claimed: string): Promise<void> {
  try {
    await rename(staged, claimed);
  } catch (cause) {
    if (!isErrno(cause, 'ENOENT')) throw cause;
    // Discarded meanwhile: the release then lacks all of its files.
    await mkdir(claimed);
  }
}

/** Moves the files back, so that the publisher can add what is missing, unless a new upload has begun. */
async function restoreStaged(claimed: string, staged: string): Promise<void> {
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
