import type { ReleaseSide, SideWithContract } from 'registry-client/domain/release-side';
import type { ContractFiles } from '../store/contract-files.ts';

/** Adds the contract file of a published release. */
export async function withContract(
  side: ReleaseSide,
  contracts: Pick<ContractFiles, 'read'>,
): Promise<SideWithContract> {
  return { ...side, contract: await contracts.read(side.name, side.version) };
}
