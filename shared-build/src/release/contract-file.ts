import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from 'shared-contracts/api';
import type { Endpoint } from 'shared-contracts/api/endpoint';
import type { EventDefinition } from 'shared-contracts/events';
import { withEventKeys } from 'shared-contracts/events/event-names';
import { eventExamples } from 'shared-contracts/events/examples';
import {
  exposeOf,
  fragments,
  overlays,
  type SharedFragmentName,
  type SharedOverlayName,
} from 'shared-contracts/exposes';
import { propsExamples } from 'shared-contracts/exposes/examples';
import { jsonSchemaOf, responseSchemaOf } from 'shared-contracts/json-schema';
import { contentOf } from 'shared-contracts/overlays';
import {
  contractFileName,
  contractFileSchema,
  shellApiMajor,
  type ContractCall,
  type ContractFile,
  type ContractTerm,
} from 'shared-contracts/releases';
import type { DerivedContract, DerivedEvent, SourceLocation } from '../derive/findings.ts';
import { DerivationError, type DerivationFailure } from '../derive/source-module.ts';
import type { FederationConfig } from '../federation.ts';
import { requiredModules } from './required-modules.ts';

type SharedExposeName = SharedFragmentName | SharedOverlayName;

const sharedExposes = { ...fragments, ...overlays };
const sharedExposeNames = Object.keys(sharedExposes) as SharedExposeName[];

/** Writes the contract file among the server's files, so that it is listed, hashed and immutable like them. */
export function writeContractFile(serverDir: string, contract: ContractFile): void {
  writeFileSync(join(serverDir, contractFileName), `${JSON.stringify(contract)}\n`);
}

/**
 * Returns what the remote sends, receives and calls, with the schemas of the contracts that it is built with. Throws a
 * {@link DerivationError} for names without a schema.
 */
export function describeContract(
  federation: FederationConfig,
  { emits, consumes, uses, calls }: DerivedContract,
  remoteDir: string,
): ContractFile {
  const { name } = federation;
  const failures: DerivationFailure[] = [];

  function describe<Found extends SourceLocation, Described>(
    found: ReadonlyMap<string, Found>,
    descriptionOf: (name: string, found: Found) => Described | string,
  ): Record<string, Described> {
    const described = [...found].flatMap(([each, site]) => {
      const description = descriptionOf(each, site);
      if (typeof description !== 'string') return [[each, description] as const];
      failures.push({ file: site.file, line: site.line, message: description });
      return [];
    });
    return Object.fromEntries(described.toSorted(([one], [other]) => (one < other ? -1 : 1)));
  }

  const describeEvents = (found: ReadonlyMap<string, DerivedEvent>) =>
    termsByEvent(Object.values(describe(found, (_key, event) => describeEvent(event, federation))));

  const contract = {
    schema: 1,
    shellApi: shellApiMajor,
    shared: requiredModules(remoteDir),
    emits: describeEvents(emits),
    consumes: describeEvents(withAccepted(consumes, federation, remoteDir)),
    offers: { ...offersOf(name), ...federation.offers },
    uses: describe(ofOthers(uses, federation), (used) => usedTerm(used, federation)),
    calls: describe(calls, (_name, call) => describeCall(call, federation)),
  };
  if (failures.length > 0) throw new DerivationError(name, remoteDir, failures);
  return contractFileSchema.parse(contract);
}

interface DescribedEvent {
  type: string;
  major: number;
  term: ContractTerm;
}

/** Returns the terms by the keys of release.json: the highest major of an event has its plain type. */
export function termsByEvent(events: readonly DescribedEvent[]): Record<string, ContractTerm> {
  return Object.fromEntries(withEventKeys(events).map(([key, { term }]) => [key, term]));
}

/** Describes an event of shared-contracts. Returns undefined for another one. */
export function describeSharedEvent(type: string, major: number | null): DescribedEvent | undefined {
  const shared = eventExamples.filter(
    ({ event }) => event.type === type && (major === null || event.major === major),
  );
  const definition = shared[0]?.event as EventDefinition | undefined;
  if (definition === undefined) return undefined;
  const schema = jsonSchemaOf(definition.payload);
  const term = { major: definition.major, schema, examples: shared.map(({ payload }) => payload) };
  return { type, major: definition.major, term };
}

function describeEvent(
  { type, major }: DerivedEvent,
  { events: own }: FederationConfig,
): DescribedEvent | string {
  const shared = describeSharedEvent(type, major);
  if (shared) return shared;
  const term = [ownRow(own, `${type}@${major}`), ownRow(own, type)].find(
    (row) => row !== undefined && (major === null || row.major === major),
  );
  if (term) return { type, major: term.major, term };
  const label = major === null ? type : `major ${major} of ${type}`;
  return `${label} is not in shared-contracts. Describe it under "events" in federation.config.ts.`;
}

function withAccepted(
  consumes: DerivedContract['consumes'],
  { accepts = [] }: FederationConfig,
  remoteDir: string,
): ReadonlyMap<string, DerivedEvent> {
  const site = { file: join(remoteDir, 'federation.config.ts'), line: 1, major: null };
  return new Map([...accepts.map((type) => [type, { type, ...site }] as const), ...consumes]);
}

/** Returns the contents of other remotes; a further name of an overlay stands for its content. */
function ofOthers(
  uses: DerivedContract['uses'],
  { name: remote, overlays: places = {} }: FederationConfig,
): ReadonlyMap<string, SourceLocation> {
  const own = new Set(Object.values(places).flatMap(({ names = {} }) => Object.keys(names)));
  const contents = [...uses]
    .filter(([used]) => !own.has(used))
    .map(([used, site]) => [contentOf(used), site] as const);
  return new Map(contents.filter(([content]) => `mf-${content.split('/')[0]}` !== remote));
}

function usedTerm(name: string, { uses: own }: FederationConfig): ContractTerm | string {
  if (!name.includes('/')) {
    return `${name} is no overlay of shared-contracts. Write the overlay instead, as in gift-cards/redeem.`;
  }
  return (
    sharedPropsTerm(name) ??
    ownRow(own, name) ??
    `${name} is not in shared-contracts. Describe its props under "uses" in federation.config.ts.`
  );
}

/** Describes a fragment or overlay of shared-contracts. Returns undefined for another one. */
function sharedPropsTerm(name: string): ContractTerm | undefined {
  return Object.hasOwn(sharedExposes, name) ? propsTerm(name as SharedExposeName) : undefined;
}

function offersOf(remote: string): Record<string, ContractTerm> {
  const names = sharedExposeNames.filter((each) => exposeOf('fragment', each)?.remote === remote);
  return Object.fromEntries(names.map((each) => [each, propsTerm(each)]));
}

function propsTerm(name: SharedExposeName): ContractTerm {
  const { major, props } = sharedExposes[name];
  return { major, schema: jsonSchemaOf(props), examples: propsExamples[name] };
}

function describeCall(
  { name, method, path }: { name: string; method: string; path: string },
  { calls: own }: FederationConfig,
): ContractCall | string {
  const shared = describeSharedCall({ name });
  const schemas = shared ?? ownRow(own, name);
  if (schemas === undefined) {
    return `${name} is not in shared-contracts. Describe it under "calls" in federation.config.ts.`;
  }
  if (shared && (shared.method !== method || shared.path !== path)) {
    return `${name} is ${shared.method} ${shared.path} in shared-contracts, and ${method} ${path} here.`;
  }
  return { ...schemas, method: method as ContractCall['method'], path };
}

/** Describes a call of an endpoint of shared-contracts. Returns undefined for another one. */
export function describeSharedCall({ name }: { name: string }): ContractCall | undefined {
  const endpoint = Object.values<Endpoint>(endpoints).find((each) => each.name === name);
  return (
    endpoint && {
      method: endpoint.method,
      path: endpoint.path,
      request: jsonSchemaOf(endpoint.request),
      response: responseSchemaOf(endpoint.response),
    }
  );
}

function ownRow<Row>(rows: Record<string, Row> | undefined, name: string): Row | undefined {
  return rows && Object.hasOwn(rows, name) ? rows[name] : undefined;
}
