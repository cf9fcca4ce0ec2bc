import { maxLiveReleases, type ContractFile, type ReleaseManifest } from 'shared-contracts/releases';
import { contractFailure } from '../domain/contract-failure.ts';
import { replayExamples } from '../domain/replay-examples.ts';

/** A contract file as JSON text: a worker recognises an unchanged one by its text and keeps its compiled schemas. */
export interface ContractText {
  /** For messages, as in "mf-basket 1.2.0". */
  label: string;
  text: string;
}

/** Work on contract files, which are untrusted: their patterns and references may take for ever. */
export type ContractJob =
  | { kind: 'check'; manifest: ReleaseManifest; contract: ContractText }
  | { kind: 'replay'; candidate: ContractText; others: ContractText[] };

/** More than the number of releases that can be live at once, so that live ones stay cached. */
const maxContracts = 2 * maxLiveReleases;
const contracts = new Map<string, ContractFile>();

/** Returns the failures of the check, or the mismatches of the replay. */
export function runContractJob(job: ContractJob): string[] {
  if (job.kind === 'check') {
    const failure = contractFailure(job.manifest, parse(job.contract).contract);
    return failure === undefined ? [] : [failure];
  }
  const candidate = parse(job.candidate);
  return job.others.flatMap((other) => replayExamples(candidate, parse(other)));
}

function parse({ label, text }: ContractText): { label: string; contract: ContractFile } {
  const contract = contracts.get(text) ?? (JSON.parse(text) as ContractFile);
  // Re-inserted as the last one, so that the first is the least recently used.
  contracts.delete(text);
  contracts.set(text, contract);
  for (const oldest of contracts.keys()) {
    if (contracts.size <= maxContracts) break;
    contracts.delete(oldest);
  }
  return { label, contract };
}
