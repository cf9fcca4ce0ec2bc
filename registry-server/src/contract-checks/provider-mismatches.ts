import { absentProviders, offerMismatches } from 'registry-client/domain/providers';
import {
  liveOf,
  liveOthers,
  waitingOthers,
  type ReleaseSide,
  type SideWithContract,
} from 'registry-client/domain/release-side';
import type { RegistryDocument } from 'shared-contracts/releases';
import { withContract, type ContractReader } from './with-contract.ts';

/** Returns what a release uses without a provider, and what would be used and no longer offered, a sentence each. */
export async function providerMismatches(
  document: RegistryDocument,
  candidate: SideWithContract,
  contracts: ContractReader,
): Promise<string[]> {
  const read = (sides: ReleaseSide[]) => Promise.all(sides.map((side) => withContract(side, contracts)));
  const [others, own, waiting] = await Promise.all([
    read(liveOthers(document, candidate.name)),
    read(liveOf(document, candidate.name)),
    read(waitingOthers(document, candidate.name)),
  ]);
  return [...absentProviders(candidate, others, waiting), ...offerMismatches(candidate, others, own)];
}
