import semver from 'semver';
import type { ReleaseSide } from 'registry-client/domain/release-side';
import { shellReleaseName, shellShared, type ContractFile } from 'shared-contracts/releases';

/** Modules of which a page must have one instance only. */
const singletons = ['react', 'react-dom'];

type Side = ReleaseSide & { contract: Pick<ContractFile, 'shared'> | null };

/**
 * Returns the shared modules of a release that the live shells provide in other versions, or, for a shell, those that
 * it provides to the live releases in other versions. While no shell is published, the shell of this source is compared.
 */
export function sharedMismatches(candidate: Side, others: readonly Side[]): string[] {
  if (candidate.name === shellReleaseName)
    return others
      .filter(({ name }) => name !== shellReleaseName)
      .flatMap(({ label, contract }) =>
        contract === null
          ? []
          : moduleMismatches(contract, providedBy(candidate)).map((failure) => `beside ${label}: ${failure}`),
      );
  const { contract } = candidate;
  if (contract === null) return [];
  const shells = others.filter(({ name }) => name === shellReleaseName);
  const all = shells.length === 0 ? [shellShared] : shells.map((shell) => providedBy(shell));
  return [...new Set(all.flatMap((provided) => moduleMismatches(contract, provided)))];
}

const providedBy = ({ contracts }: Side) => contracts.provides ?? {};

/** Returns the modules that a release requires in other versions than a shell provides. */
export function moduleMismatches(
  { shared }: Pick<ContractFile, 'shared'>,
  provided: Readonly<Record<string, string>>,
): string[] {
  return [
    ...singletons
      .filter((name) => !Object.hasOwn(shared, name))
      .map((name) => `it does not share ${name}: it would bring a second React`),
    ...Object.entries(shared).flatMap(([name, range]) => mismatch(name, range, provided)),
  ];
}

function mismatch(name: string, range: string, provided: Readonly<Record<string, string>>): string[] {
  const version = Object.hasOwn(provided, name) ? provided[name] : undefined;
  if (version === undefined) return [`it needs ${name} ${range}, which the shell does not provide`];
  if (semver.satisfies(version, range)) return [];
  return [`it needs ${name} ${range}, the shell provides ${version}`];
}
