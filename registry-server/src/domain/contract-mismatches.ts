import type { ContractFile } from 'shared-contracts/releases';
import { replayExamples, type ContractSide } from './replay-examples.ts';
import type { ReleaseSide } from 'registry-client/domain/release-side';
import { sharedMismatches } from './shared-mismatches.ts';
import { runWithTimeLimit } from './run-with-time-limit.ts';

/** A release and its contract file; `null` for a release older than contract files. */
export interface SideWithContract extends ReleaseSide {
  contract: ContractFile | null;
}

/**
 * Returns the mismatches that contract files show beyond majors. Of a release without one only majors are compared.
 */
export function contractMismatches(candidate: SideWithContract, others: SideWithContract[]): string[] {
  if (!hasContract(candidate)) return [];
  const replayed = runWithTimeLimit(() =>
    others.filter(hasContract).flatMap((other) => replayExamples(candidate, other)),
  );
  return [
    ...sharedMismatches(candidate.contract),
    ...(replayed ? replayed.done : ['the examples could not be replayed in time']),
  ];
}

function hasContract(side: SideWithContract): side is SideWithContract & ContractSide {
  return side.contract !== null;
}
