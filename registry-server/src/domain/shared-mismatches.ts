import semver from 'semver';
import { shellShared, type ContractFile } from 'shared-contracts/releases';

/** Modules of which a page must have one instance only. */
const singletons = ['react', 'react-dom'];

/** Returns the shared modules that a release requires in other versions than the shell provides. */
export function sharedMismatches(
  { shared }: Pick<ContractFile, 'shared'>,
  provided: Readonly<Record<string, string>> = shellShared,
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
