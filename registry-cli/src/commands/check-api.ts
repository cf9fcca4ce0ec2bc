import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import {
  apiMismatches,
  parseApiContract,
  readApiContract,
  releaseNamesOf,
  type ApiReading,
  type RegistryClient,
} from 'registry-client';
import { liveOf } from 'registry-client/domain/release-side';
import type { ContractFile } from 'shared-contracts/releases';
import { RejectedError, UsageError, type Terminal } from '../terminal.ts';

/**
 * Compares an API with the calls of every live release, before it is deployed. `source` is the address of an API or a
 * file with its contract. Throws a RejectedError with a sentence per mismatch.
 */
export async function checkApi(source: string, client: RegistryClient, terminal: Terminal): Promise<string> {
  const reading = await read(source, terminal);
  if (!reading.ok) throw new UsageError(`--api: ${reading.failure}.`);
  const registry = await client.read();
  if (registry.status !== 'read') return '';
  const live = releaseNamesOf(registry.document).flatMap((name) => liveOf(registry.document, name));
  const contracts: { label: string; contract: ContractFile | null }[] = [];
  for (const { name, version, label } of live) {
    // oxlint-disable-next-line no-await-in-loop -- one connection is enough for a few files
    contracts.push({ label, contract: await client.contract({ name, version }) });
  }
  const failures = contracts.flatMap(({ label, contract }) =>
    contract === null ? [] : apiMismatches(contract, reading.api).map((failure) => `${label}: ${failure}`),
  );
  if (failures.length > 0) {
    throw new RejectedError(['The API does not fit what is live:', ...failures].join('\n'));
  }
  const unknown = contracts.filter(({ contract }) => contract?.calls === undefined).map(({ label }) => label);
  const compared = `The API fits ${live.length - unknown.length} live releases.`;
  return unknown.length === 0 ? compared : `${compared} Without a list of calls: ${unknown.join(', ')}.`;
}

async function read(source: string, { cwd }: Terminal): Promise<ApiReading> {
  if (/^https?:\/\//.test(source)) {
    if (!URL.canParse(source)) throw new UsageError(`--api ${source} is no address.`);
    return readApiContract(new URL(source));
  }
  const file = resolve(cwd, source);
  const bytes = await readFile(file).catch(() => undefined);
  if (!bytes) throw new UsageError(`--api ${source}: there is no such file.`);
  return parseApiContract(bytes, file);
}
