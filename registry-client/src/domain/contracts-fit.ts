import type { RemoteName } from 'shared-contracts/exposes';
import { shellApiMajor, type RegistryDocument, type RegistryEntry } from 'shared-contracts/releases';
import { refuse, type Refusal } from './refusal.ts';
import { liveOthers, sideOfEntry, type ReleaseSide } from './release-side.ts';

type Majors = Record<string, number>;

/** Would this release understand the shell and every live release of the other remotes? By their majors. */
export function contractsFit(
  document: RegistryDocument,
  name: RemoteName,
  entry: RegistryEntry,
): { ok: true } | { ok: false; refusal: Refusal } {
  const candidate = sideOfEntry(name, entry);
  const wrong = majorMismatches(document, candidate);
  return wrong.length === 0 ? { ok: true } : refuseMismatch(candidate, wrong);
}

export function refuseMismatch({ label }: ReleaseSide, problems: string[]): { ok: false; refusal: Refusal } {
  return refuse('contract_mismatch', `${label} does not fit what is live: ${problems.join('; ')}.`);
}

export function majorMismatches(document: RegistryDocument, candidate: ReleaseSide): string[] {
  return mismatchesWith(candidate, liveOthers(document, candidate.name));
}

/** Likewise, against these. Empty where it fits. */
export function mismatchesWith(candidate: ReleaseSide, others: ReleaseSide[]): string[] {
  return [...shellMismatch(candidate), ...others.flatMap((other) => mismatches(candidate, other))];
}

function shellMismatch({ contracts }: ReleaseSide): string[] {
  if (contracts.shellApi === shellApiMajor) return [];
  return [`built against shell API ${contracts.shellApi}, the shell offers ${shellApiMajor}`];
}

function mismatches(candidate: ReleaseSide, other: ReleaseSide): string[] {
  const of = (what: 'emits' | 'consumes' | 'props') => candidate.contracts[what];
  const its = (what: 'emits' | 'consumes' | 'props') => other.contracts[what];
  return [
    ...differing(of('emits'), its('consumes'), 'emits', `${other.label} consumes`),
    ...differing(of('consumes'), its('emits'), 'consumes', `${other.label} emits`),
    ...differing(of('props'), its('props'), 'has the props of', `${other.label} has`),
  ];
}

function differing(mine: Majors, theirs: Majors, verb: string, otherVerb: string): string[] {
  return Object.entries(mine).flatMap(([what, major]) => {
    const theirMajor = Object.hasOwn(theirs, what) ? theirs[what] : undefined;
    if (theirMajor === undefined || theirMajor === major) return [];
    return [`it ${verb} ${what} major ${major}, ${otherVerb} major ${theirMajor}`];
  });
}
