import { readFile } from 'node:fs/promises';
import type { RemoteName } from 'shared-contracts/exposes';
import type { ContractFile } from 'shared-contracts/releases';
import { isErrno } from 'registry-client/errno';
import { contractFile } from 'registry-client/release-dir/layout';
import { parseContract } from 'registry-client/release-dir/parse-contract';
import type { ReleaseFiles } from './release-files.ts';

/** Twice as many as can be live at once, so that what is live stays. */
const keptFiles = 32;

export interface ContractFiles {
  /** Of a published release; `null` for one from before there were contract files. */
  read(name: RemoteName, version: string): Promise<ContractFile | null>;
}

/** A published file never changes, so it is read and parsed once. */
export function createContractFiles(files: Pick<ReleaseFiles, 'locate'>): ContractFiles {
  const kept = new Map<string, ContractFile | null>();
  return {
    read: async (name, version) => {
      const key = `${name} ${version}`;
      const known = kept.get(key);
      const contract =
        known === undefined ? await readContract(files.locate(name, version, contractFile)) : known;
      // Put last again: the first is the one that was asked for longest ago.
      kept.delete(key);
      kept.set(key, contract);
      for (const oldest of kept.keys()) {
        if (kept.size <= keptFiles) break;
        kept.delete(oldest);
      }
      return contract;
    },
  };
}

async function readContract(file: string): Promise<ContractFile | null> {
  try {
    const parsed = parseContract(await readFile(file));
    if (parsed.ok) return parsed.contract;
    throw new Error(`The registry's file ${file} is damaged: ${parsed.problem}.`);
  } catch (cause) {
    if (isErrno(cause, 'ENOENT')) return null;
    throw cause;
  }
}
