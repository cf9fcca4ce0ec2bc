import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contractFileName, type ReleaseManifest } from 'shared-contracts/releases';
import type { ContractChecker } from '../contract-checks/contract-checker.ts';
import { contractFile } from 'registry-client/release-dir/layout';
import { parseContract } from 'registry-client/release-dir/parse-contract';

/** Returns the failure of the contract file in a release directory; `undefined` for a valid one, and without one. */
export async function checkContract(
  dir: string,
  manifest: ReleaseManifest,
  checker: Pick<ContractChecker, 'failure'>,
): Promise<string | undefined> {
  if (!Object.hasOwn(manifest.serverAssets, contractFileName)) return undefined;
  const parsed = parseContract(await readFile(join(dir, contractFile)));
  if (!parsed.ok) return parsed.failure;
  const failure = await checker.failure(manifest, parsed.contract);
  return failure && `${contractFile}: ${failure}`;
}
