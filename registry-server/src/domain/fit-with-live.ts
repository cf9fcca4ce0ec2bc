import type { ContractFile } from 'shared-contracts/releases';
import { replayExamples, type ContractSide } from './replay-examples.ts';
import type { ReleaseSide } from 'registry-client/domain/release-side';
import { sharedMismatches } from './shared-fit.ts';
import { withinTime } from './within-time.ts';

/** A release and its contract file; `null` for one from before there were any. */
export interface Contracted extends ReleaseSide {
  contract: ContractFile | null;
}

/** What contract files show beyond majors. A release without one is known by its majors only. */
export function contractMismatches(candidate: Contracted, others: Contracted[]): string[] {
  if (!hasContract(candidate)) return [];
  const replayed = withinTime(() =>
    others.filter(hasContract).flatMap((other) => replayExamples(candidate, other)),
  );
  return [
    ...sharedMismatches(candidate.contract),
    ...(replayed ? replayed.done : ['the examples could not be replayed in time']),
  ];
}

function hasContract(side: Contracted): side is Contracted & ContractSide {
  return side.contract !== null;
}
