import type { RegistryDocument, RegistryEntry, RemoteName } from 'shared-contracts/releases';
import { rejectMismatch } from 'registry-client/domain/compatibility';
import type { ContractChecker } from './contract-checks/contract-checker.ts';
import { providerMismatches } from './contract-checks/provider-mismatches.ts';
import { withContract } from './contract-checks/with-contract.ts';
import type { Outcome } from 'registry-client/domain/rejection';
import { entriesOf, findVersion } from 'registry-client/domain/registry-document';
import { liveOthers, sideOfEntry, type SideWithContract } from 'registry-client/domain/release-side';
import type { ContractFiles } from './store/contract-files.ts';

export interface ContractPorts {
  contracts: Pick<ContractFiles, 'read'>;
  checker: Pick<ContractChecker, 'mismatches'>;
}

type Rule = (document: RegistryDocument) => Outcome;

export interface ReplayOptions {
  /** Whether what the release uses must be offered, and what is used must stay offered. @default true */
  requiresProviders?: boolean;
}

/** Extends a rule: rejects a change that makes a release live whose contract file does not match the live ones. */
export function replayingContracts(
  name: RemoteName,
  rule: Rule,
  ports: ContractPorts,
  { requiresProviders = true }: ReplayOptions = {},
) {
  return async (document: RegistryDocument): Promise<Outcome> => {
    const outcome = rule(document);
    if (!outcome.ok) return outcome;
    for (const entry of entriesOf(outcome.document, name)) {
      if (!gainsTraffic(entry, entriesOf(document, name))) continue;
      // oxlint-disable no-await-in-loop -- a change gives traffic to one release
      const side = await withContract(sideOfEntry(name, entry), ports.contracts);
      const failures = [
        ...(requiresProviders ? await providerMismatches(document, side, ports.contracts) : []),
        ...(await mismatchesWithLive(document, side, ports)),
      ];
      // oxlint-enable no-await-in-loop
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

/** The current default is not checked again: ending a canary must always be possible. */
export function gainsTraffic(entry: RegistryEntry, before: RegistryEntry[]): boolean {
  const former = findVersion(before, entry.metadata.version);
  if (entry.status !== 'active' || former?.deployment.default) return false;
  return entry.deployment.traffic !== former?.deployment.traffic;
}
