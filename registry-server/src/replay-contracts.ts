import type { RemoteName } from 'shared-contracts/exposes';
import type { RegistryDocument, RegistryEntry } from 'shared-contracts/releases';
import { rejectMismatch } from 'registry-client/domain/compatibility';
import { contractMismatches, type SideWithContract } from './domain/contract-mismatches.ts';
import type { Outcome } from 'registry-client/domain/rejection';
import { entriesOf, findVersion } from 'registry-client/domain/registry-document';
import { liveOthers, sideOfEntry, type ReleaseSide } from 'registry-client/domain/release-side';
import type { ContractFiles } from './store/contract-files.ts';

type Rule = (document: RegistryDocument) => Outcome;

/** Extends a rule: rejects a change that makes a release live whose contract file does not match the live ones. */
export function replayingContracts(name: RemoteName, rule: Rule, files: ContractFiles) {
  return async (document: RegistryDocument): Promise<Outcome> => {
    const outcome = rule(document);
    if (!outcome.ok) return outcome;
    for (const entry of entriesOf(outcome.document, name)) {
      if (!gainsTraffic(entry, entriesOf(document, name))) continue;
      const side = sideOfEntry(name, entry);
      // oxlint-disable-next-line no-await-in-loop -- a change gives traffic to one release
      const failures = await mismatchesWithLive(document, await withContract(side, files), files);
      if (failures.length > 0) return rejectMismatch(side, failures);
    }
    return outcome;
  };
}

/** Returns the mismatches of a release with every live release of the other remotes, by their contract files. */
export async function mismatchesWithLive(
  document: RegistryDocument,
  candidate: SideWithContract,
  files: ContractFiles,
): Promise<string[]> {
  const others = liveOthers(document, candidate.name).map((side) => withContract(side, files));
  return contractMismatches(candidate, await Promise.all(others));
}

export async function withContract(side: ReleaseSide, files: ContractFiles): Promise<SideWithContract> {
  return { ...side, contract: await files.read(side.name, side.version) };
}

/** The current default is not checked again: ending a canary must always be possible. */
function gainsTraffic(entry: RegistryEntry, before: RegistryEntry[]): boolean {
  const former = findVersion(before, entry.metadata.version);
  if (entry.status !== 'active' || former?.deployment.default) return false;
  return entry.deployment.traffic !== former?.deployment.traffic;
}
