import { remoteNames, type RemoteName } from 'shared-contracts/exposes';
import { shellApiMajor, type RegistryDocument, type RegistryEntry } from 'shared-contracts/releases';
import { entriesOf } from './registry-document.ts';
import { refuse, type Refusal } from './refusal.ts';

type Majors = Record<string, number>;

interface Side {
  /** "mf-basket 1.2.0", for the sentence. */
  label: string;
  contracts: RegistryEntry['extras']['contracts'];
}

/** Would this release understand the shell and every live release of the other remotes? */
export function contractsFit(
  document: RegistryDocument,
  name: RemoteName,
  entry: RegistryEntry,
): { ok: true } | { ok: false; refusal: Refusal } {
  const candidate = sideOf(name, entry);
  const wrong = [
    ...shellMismatch(candidate),
    ...liveOthers(document, name).flatMap((other) => mismatches(candidate, other)),
  ];
  if (wrong.length === 0) return { ok: true };
  return refuse('contract_mismatch', `${candidate.label} does not fit what is live: ${wrong.join('; ')}.`);
}

function shellMismatch({ contracts }: Side): string[] {
  if (contracts.shellApi === shellApiMajor) return [];
  return [`built against shell API ${contracts.shellApi}, the shell offers ${shellApiMajor}`];
}

function mismatches(candidate: Side, other: Side): string[] {
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

function liveOthers(document: RegistryDocument, name: RemoteName): Side[] {
  return remoteNames
    .filter((other) => other !== name)
    .flatMap((other) =>
      entriesOf(document, other)
        .filter((entry) => entry.status === 'active')
        .map((entry) => sideOf(other, entry)),
    );
}

function sideOf(name: RemoteName, entry: RegistryEntry): Side {
  return { label: `${name} ${entry.metadata.version}`, contracts: entry.extras.contracts };
}
