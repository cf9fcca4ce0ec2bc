import type { ReleaseSide, SideWithContract } from 'registry-client/domain/release-side';
import type { ContractFile, RemoteName } from 'shared-contracts/releases';

export interface ContractReader {
  /** Returns the contract file of a published release; `null` for a release older than contract files. */
  read(name: RemoteName, version: string): Promise<ContractFile | null>;
}

/** Adds the contract file of a published release. */
export async function withContract(side: ReleaseSide, contracts: ContractReader): Promise<SideWithContract> {
  return { ...side, contract: await contracts.read(side.name, side.version) };
}
