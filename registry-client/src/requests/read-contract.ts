import type { ContractFile, RemoteName } from 'shared-contracts/releases';
import { contractFile } from '../release-dir/layout.ts';
import { parseContract } from '../release-dir/parse-contract.ts';
import { RegistryError } from '../registry-error.ts';
import type { Transport } from '../transport.ts';

export interface ContractQuery {
  name: RemoteName;
  version: string;
}

/** Returns the contract file of a published release; `null` for a release without one. */
export async function readContract(
  call: Transport,
  { name, version }: ContractQuery,
): Promise<ContractFile | null> {
  try {
    const answer = await call(`/releases/${name}/${version}/${contractFile}`);
    const parsed = parseContract(answer.bytes);
    if (parsed.ok) return parsed.contract;
    throw new RegistryError('bad_answer', `${name} ${version}: ${parsed.failure}.`, {
      remote: name,
      version,
      file: contractFile,
    });
  } catch (cause) {
    if (cause instanceof RegistryError && cause.code === 'not_found') return null;
    throw cause;
  }
}
