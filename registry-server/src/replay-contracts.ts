import type { RegistryDocument, RegistryEntry, RemoteName } from 'shared-contracts/releases';
import { rejectMismatch } from 'registry-client/domain/compatibility';
import type { SideWithContract, ContractChecker } from './contract-checks/contract-checker.ts';
import type { Outcome } from 'registry-client/domain/rejection';
import { entriesOf, findVersion } from 'registry-client/domain/registry-document';
import { liveOthers, sideOfEntry, type ReleaseSide } from 'registry-client/domain/release-side';
import type { ContractFiles } from './store/contract-files.ts';

export interface ContractPorts {
  contracts: Pick<ContractFiles, 'read'>;
  checker: Pick<ContractChecker, 'mismatches'>;
}

type Rule = (document: RegistryDocument) => Outcome;

/** Extends a rule: rejects a change that makes a release live whose contract file does not match the live ones. */
export function replayingContracts(name: RemoteName, rule: Rule, ports: ContractPorts) {
  return async (document: RegistryDocument): Promise<Outcome> => {
    const outcome = rule(document);
    if (!outcome.ok) return outcome;
    for (const entry of entriesOf(outcome.document, name)) {
      if (!gainsTraffic(entry, entriesOf(document, name))) continue;
      const side = sideOfEntry(name, entry);
      // oxlint-disable-next-line no-await-in-loop -- a change gives traffic to one release
      const failures = await mismatchesWithLive(document, await withContract(side, ports.contracts), ports);
      if (failures.length > 0) return rejectMismatch(side, failures);
    }
    return outcome;
  };
}

/** Returns the mismatches of a release with every live release of the other remotes, by their contract files. */
export async function mismatchesWithLive(
  document: RegistryDocument,
  candidate: SideWithContract,
  { contracts, checker }: ContractPorts,
): Promise<string[]> {
  const others = liveOthers(document, candidate.name).map((side) => withContract(side, contracts));
  return checker.mismatches(candidate, await Promise.all(others));
}

export async function withContract(
  side: ReleaseSide,
  contracts: ContractPorts['contracts'],
): Promise<SideWithContract> {
  return { ...side, contract: await contracts.read(side.name, side.version) };
}

/** The current default is not checked again: ending a canary must always be possible. */
export function gainsTraffic(entry: RegistryEntry, before: RegistryEntry[]): boolean {
  const former = findVersion(before, entry.metadata.version);
  if (entry.status !== 'active' || former?.deployment.default) return false;
  return entry.deployment.traffic !== former?.deployment.traffic;
}
