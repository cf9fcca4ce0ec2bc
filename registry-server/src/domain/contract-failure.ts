import { isDeepStrictEqual } from 'node:util';
import semver from 'semver';
import type { ContractFile, ContractTerm, ReleaseManifest } from 'shared-contracts/releases';
import { firstFailure } from './replay-examples.ts';

type Terms = Record<string, ContractTerm>;

/** Returns how a contract file contradicts its release or itself; `undefined` when it does not. */
export function contractFailure(manifest: ReleaseManifest, contract: ContractFile): string | undefined {
  const { contracts, name } = manifest;
  const { shellApi, emits, consumes, offers, uses, shared } = contract;
  if (shellApi !== contracts.shellApi) return `it names shell API ${shellApi}, and release.json another`;
  for (const [what, terms, majors] of [
    ['emits', emits, contracts.emits],
    ['consumes', consumes, contracts.consumes],
    ['offers and uses', { ...offers, ...uses }, contracts.props],
  ] as const) {
    if (!isDeepStrictEqual(majorsOf(terms), majors)) {
      return `what it ${what} is not what release.json says, by name and major`;
    }
  }
  const foreign = Object.keys(offers).find((offered) => `mf-${offered.split('/')[0]}` !== name);
  if (foreign !== undefined) return `it offers ${foreign}, which is another remote's`;
  const invalidRange = Object.entries(shared).find(([, range]) => semver.validRange(range) === null);
  if (invalidRange) return `${invalidRange[1]} of ${invalidRange[0]} is no range of versions`;
  return examplesFailure([emits, consumes, offers, uses]);
}

function majorsOf(terms: Terms): Record<string, number> {
  return Object.fromEntries(Object.entries(terms).map(([name, { major }]) => [name, major]));
}

/** An example that its own schema rejects proves nothing about other schemas. */
function examplesFailure(tables: Terms[]): string | undefined {
  for (const [name, term] of tables.flatMap((terms) => Object.entries(terms))) {
    const why = firstFailure(term, term.examples);
    if (why !== undefined) return `its example of ${name} is not one: ${why}`;
  }
  return undefined;
}
