import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { events, type EventType } from 'shared-contracts/events';
import { eventExamples } from 'shared-contracts/events/examples';
import { fragments, overlays, type OverlayName, type SharedFragmentName } from 'shared-contracts/exposes';
import { propsExamples } from 'shared-contracts/exposes/examples';
import { jsonSchemaOf } from 'shared-contracts/json-schema';
import {
  contractFileName,
  contractFileSchema,
  shellApiMajor,
  type ContractFile,
  type ContractTerm,
} from 'shared-contracts/releases';
import { sharedModules, type FederationConfig } from '../federation.ts';

type Lent = SharedFragmentName | OverlayName;

const lent = { ...fragments, ...overlays };
const lentNames = Object.keys(lent) as Lent[];

/**
 * Writes the contract file among the server's files, so that it is listed, hashed and immutable like them.
 *
 * @param shared shared modules that the release requires
 */
export function writeContractFile(
  serverDir: string,
  federation: FederationConfig,
  shared: Readonly<Record<string, string>> = sharedModules,
): void {
  const text = JSON.stringify({ ...describeContract(federation), shared }, null, 2);
  writeFileSync(join(serverDir, contractFileName), `${text}\n`);
}

/** Returns what the remote sends and receives, with the schemas of the contracts that it is built with. */
export function describeContract(federation: FederationConfig): ContractFile {
  const { name, emits, consumes, uses } = federation;
  return contractFileSchema.parse({
    schema: 1,
    shellApi: shellApiMajor,
    shared: sharedModules,
    emits: termsOf(emits, eventTerm),
    consumes: termsOf(consumes, eventTerm),
    offers: {
      ...termsOf(
        lentNames.filter((each) => lent[each].remote === name),
        propsTerm,
      ),
      ...federation.offers,
    },
    uses: termsOf(uses, propsTerm),
  });
}

function termsOf<Name extends string>(
  names: readonly Name[],
  termOf: (name: Name) => ContractTerm,
): Record<string, ContractTerm> {
  return Object.fromEntries(names.map((name) => [name, termOf(name)]));
}

function eventTerm(type: EventType): ContractTerm {
  const { major, payload } = events[type];
  return { major, schema: jsonSchemaOf(payload), examples: [eventExamples[type]] };
}

function propsTerm(name: Lent): ContractTerm {
  const { major, props } = lent[name];
  return { major, schema: jsonSchemaOf(props), examples: propsExamples[name] };
}
