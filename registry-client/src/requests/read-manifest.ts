import type { ReleaseManifest } from 'shared-contracts/releases';
import { manifestFile } from '../release-dir/layout.ts';
import { parseManifest } from '../release-dir/parse-manifest.ts';
import { RegistryError } from '../registry-error.ts';
import type { Transport } from '../transport.ts';
import type { ContractQuery } from './read-contract.ts';

/** Returns the `release.json` of a published release. */
export async function readManifest(
  call: Transport,
  { name, version }: ContractQuery,
): Promise<ReleaseManifest> {
  const { bytes } = await call(`/releases/${name}/${version}/${manifestFile}`);
  const parsed = parseManifest(bytes);
  if (parsed.ok) return parsed.manifest;
  throw new RegistryError('bad_answer', `${name} ${version}: ${parsed.failure}.`, {
    remote: name,
    version,
    file: manifestFile,
  });
}
