import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EventDefinition } from 'shared-contracts/events';
import { withEventKeys } from 'shared-contracts/events/event-names';
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
    emits: eventTerms(federation, emits),
    consumes: eventTerms(federation, consumes),
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

function eventTerms(
  federation: FederationConfig,
  definitions: readonly EventDefinition[],
): Record<string, ContractTerm> {
  return Object.fromEntries(
    withEventKeys(definitions).map(([key, definition]) => [
      key,
      {
        major: definition.major,
        schema: jsonSchemaOf(definition.payload),
        examples: examplesOf(federation, key, definition),
      },
    ]),
  );
}

/** @throws Error for an event without an example: the registry replays them */
function examplesOf(
  { name, eventExamples: own = {} }: FederationConfig,
  key: string,
  { type, major }: EventDefinition,
): unknown[] {
  const given = Object.hasOwn(own, key) ? own[key] : undefined;
  if (given !== undefined) return [...given];
  const shared = eventExamples.filter(({ event }) => event.type === type && event.major === major);
  if (shared.length > 0) return shared.map(({ payload }) => payload);
  throw new Error(
    `${name}: ${key} has no example. Add one under eventExamples in its federation.config.ts, or to shared-contracts/src/events/examples.`,
  );
}

function propsTerm(name: Lent): ContractTerm {
  const { major, props } = lent[name];
  return { major, schema: jsonSchemaOf(props), examples: propsExamples[name] };
}
