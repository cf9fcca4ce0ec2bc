import { apiMismatches, type ApiReading } from 'registry-client';
import { entriesOf } from 'registry-client/domain/registry-document';
import { reject, type Outcome } from 'registry-client/domain/rejection';
import { sideOfEntry, type SideWithContract } from 'registry-client/domain/release-side';
import type { ContractFile, RegistryDocument, RemoteName } from 'shared-contracts/releases';
import type { ApiSource } from './api-source.ts';
import { withContract } from './contract-checks/with-contract.ts';
import { gainsTraffic } from './replay-contracts.ts';
import type { ContractFiles } from './store/contract-files.ts';

export interface ApiPorts {
  contracts: Pick<ContractFiles, 'read'>;
  /** Null: the registry knows no API, and compares nothing. */
  api: ApiSource | null;
  /** Called with a sentence when a release goes live without the comparison. */
  warn: (message: string) => void;
}

type Rule = (document: RegistryDocument) => Outcome | Promise<Outcome>;

/** `required`: an API that cannot be read rejects the change. `if-readable`: it does not. `skipped`: it is not read. */
export type ApiComparison = 'required' | 'if-readable' | 'skipped';

/** A change of what is live of a remote. */
export interface ChangeOfRemote {
  name: RemoteName;
  /** The registry's own rule, without comparisons. */
  rule: (document: RegistryDocument) => Outcome;
}

/** A change may wait for others. An older reading is not compared with it, milliseconds. */
const aheadMaxAgeMs = 10_000;

/**
 * Returns a source that reads the API for one change. It reads at once if the change makes a release live that calls the
 * API: a change that waited for an API that hangs would hold up all changes after it. For the same reason a failure is final,
 * but a reading that is older than 10 s when the change is applied is repeated.
 */
export async function readAhead(
  api: ApiSource,
  document: RegistryDocument,
  { name, rule }: ChangeOfRemote,
  contracts: ApiPorts['contracts'],
  now: () => number = Date.now,
): Promise<ApiSource> {
  let latest: { reading: Promise<ApiReading>; began: number } | undefined;
  function start(): Promise<ApiReading> {
    latest = { reading: api.read(), began: now() };
    return latest.reading;
  }
  async function read(): Promise<ApiReading> {
    if (!latest) return start();
    const { began } = latest;
    const reading = await latest.reading;
    return reading.ok && now() - began > aheadMaxAgeMs ? start() : reading;
  }
  const outcome = rule(document);
  const releases = outcome.ok ? await releasesGoingLive(name, document, outcome.document, contracts) : [];
  if (releases.some(({ contract }) => contract?.calls)) await read();
  return { read };
}

/** Extends a rule: rejects a change that makes a release live whose calls the API does not answer. */
export function comparingWithApi(
  name: RemoteName,
  rule: Rule,
  { contracts, api, warn }: ApiPorts,
  comparison: ApiComparison,
): (document: RegistryDocument) => Promise<Outcome> {
  return async (document) => {
    const outcome = await rule(document);
    if (!outcome.ok) return outcome;
    for (const { label, contract } of await releasesGoingLive(name, document, outcome.document, contracts)) {
      // oxlint-disable-next-line no-await-in-loop -- a change gives traffic to one release
      const { mismatches, unknown } = await compare(contract, comparison === 'skipped' ? 'skipped' : api);
      if (mismatches.length > 0) {
        return reject('contract_mismatch', `${label} does not fit the API: ${mismatches.join('; ')}.`);
      }
      if (unknown === undefined) continue;
      if (api !== null && comparison === 'required') {
        return reject(
          'api_unreachable',
          `${label} cannot be compared with the API: ${unknown}. Repeat this when the API answers, or promote with --without-api.`,
        );
      }
      warn(`${label} goes live without a comparison with the API: ${unknown}`);
    }
    return outcome;
  };
}

/** Returns the releases that get traffic by a change, with their contract files. */
async function releasesGoingLive(
  name: RemoteName,
  before: RegistryDocument,
  after: RegistryDocument,
  contracts: ApiPorts['contracts'],
): Promise<SideWithContract[]> {
  const entries = entriesOf(after, name).filter((entry) => gainsTraffic(entry, entriesOf(before, name)));
  return Promise.all(entries.map((entry) => withContract(sideOfEntry(name, entry), contracts)));
}

/** What a check may use again, milliseconds. */
const checkMaxAgeMs = 5_000;

/** Returns the mismatches of a release with the API for a check; a sentence if the API cannot be read. */
export async function apiFailures(contract: ContractFile | null, api: ApiSource | null): Promise<string[]> {
  if (api === null) return [];
  const { mismatches, unknown } = await compare(contract, api, checkMaxAgeMs);
  return unknown === undefined ? mismatches : [`it cannot be compared with the API: ${unknown}`];
}

interface Compared {
  mismatches: string[];
  /** Why nothing was compared. */
  unknown?: string;
}

async function compare(
  contract: ContractFile | null,
  api: ApiSource | null | 'skipped',
  maxAgeMs?: number,
): Promise<Compared> {
  if (contract?.calls === undefined) return { mismatches: [] };
  if (api === 'skipped') return { mismatches: [], unknown: 'the promotion has --without-api' };
  if (api === null) return { mismatches: [], unknown: 'no API was named' };
  const reading = await api.read(maxAgeMs);
  if (!reading.ok) return { mismatches: [], unknown: reading.failure };
  return { mismatches: apiMismatches(contract, reading.api) };
}
