import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mismatchesWith, sideOf } from 'registry-client';
import { offerMismatches } from 'registry-client/domain/providers';
import type { SideWithContract } from 'registry-client/domain/release-side';
import { contractFile } from 'registry-client/release-dir/layout';
import { parseContract } from 'registry-client/release-dir/parse-contract';
import {
  contractFileName,
  type ContractFile,
  type ReleaseManifest,
  type Snapshot,
} from 'shared-contracts/releases';

export interface ReleaseComparison {
  /** Reads the contract file of a downloaded release. Rejects if it cannot be read. */
  read(manifest: ReleaseManifest, dir: string): Promise<void>;
  /** Returns why a release does not fit the releases that visitors get, a sentence each. */
  mismatches(manifest: ReleaseManifest, base: Snapshot, options: ComparisonOptions): string[];
}

export interface ComparisonOptions {
  /**
   * Whether visitors may keep the release that they have. Only then a missing provider is a reason: after a rollback the
   * alternative would be an even older release, or none.
   */
  isReplaceable: boolean;
}

/** Compares releases again although the registry has: this shell may be at another revision, or have rejected one. */
export function createReleaseComparison(): ReleaseComparison {
  const contracts = new Map<string, ContractFile>();

  function withContract(manifest: ReleaseManifest): SideWithContract {
    const side = sideOf(manifest);
    return { ...side, contract: contracts.get(side.label) ?? null };
  }

  return {
    async read(manifest, dir) {
      if (!Object.hasOwn(manifest.serverAssets, contractFileName)) return;
      const parsed = parseContract(await readFile(join(dir, contractFile)));
      if (!parsed.ok) throw new Error(parsed.failure);
      contracts.set(sideOf(manifest).label, parsed.contract);
    },
    mismatches(manifest, base, { isReplaceable }) {
      const live = Object.values(base.releases).map((each) => withContract(each));
      const others = live.filter(({ name }) => name !== manifest.name);
      const own = live.filter(({ name }) => name === manifest.name);
      const candidate = withContract(manifest);
      return [
        ...mismatchesWith(candidate, others),
        ...(isReplaceable ? offerMismatches(candidate, others, own) : []),
      ];
    },
  };
}
