import { readFile } from 'node:fs/promises';
import { maxLiveReleases, type ContractFile } from 'shared-contracts/releases';
import { isErrno } from 'registry-client/errno';
import { contractFile } from 'registry-client/release-dir/layout';
import { parseContract } from 'registry-client/release-dir/parse-contract';
import type { ContractReader } from '../contract-checks/with-contract.ts';
import type { ReleaseFiles } from './release-files.ts';

/** More than the number of releases that can be live at once, so that live ones stay cached. */
const maxFiles = 2 * maxLiveReleases;

export type ContractFiles = ContractReader;

/** Caches parsed contract files: a published file never changes. */
export function createContractFiles(files: Pick<ReleaseFiles, 'locate'>): ContractFiles {
  const cache = new Map<string, ContractFile | null>();
  return {
    read: async (name, version) => {
      const key = `${name} ${version}`;
      const known = cache.get(key);
      const contract =
        known === undefined ? await readContract(files.locate(name, version, contractFile)) : known;
      // Re-inserted as the last one, so that the first is the least recently used.
      cache.delete(key);
      cache.set(key, contract);
      for (const oldest of cache.keys()) {
        if (cache.size <= maxFiles) break;
        cache.delete(oldest);
      }
      return contract;
    },
  };
}

async function readContract(file: string): Promise<ContractFile | null> {
  try {
    const parsed = parseContract(await readFile(file));
    if (parsed.ok) return parsed.contract;
    throw new Error(`The registry's file ${file} is damaged: ${parsed.failure}.`);
  } catch (cause) {
    if (isErrno(cause, 'ENOENT')) return null;
    throw cause;
  }
}
