import type { EndpointDescriptor } from 'shared-contracts/api/descriptor';
import type { EventDefinition } from 'shared-contracts/events';
import {
  contractFileSchema,
  shellApiMajor,
  type ContractFile,
  type ContractTerm,
  type SlotCapacity,
} from 'shared-contracts/releases';
import type { DerivedContract } from '../derive/findings.ts';
import { describeSharedCall, describeSharedEvent, termsByEvent } from './contract-file.ts';

/**
 * What the shell exchanges with remotes. It is written and not derived: the shell passes its bus and its regions on under
 * names that are not known at build time. Its own calls of the API are derived.
 */
export interface ShellContracts {
  squad: string;
  /** Events that it publishes. */
  emits: readonly EventDefinition[];
  /** Events that it reads. */
  consumes: readonly EventDefinition[];
  /** Slots of its frame, in which releases place their fragments. */
  slots: Readonly<Record<string, SlotCapacity>>;
  /** Endpoints that its sources mention and that it does not call, because it only limits the calls of visitors. */
  onlyLimits: readonly EndpointDescriptor[];
  /** Required by `release.json`; without effect for the shell. */
  timeoutMs: number;
  /** Budget of all scripts and styles, kilobytes before compression. */
  budgetKb: number;
  /** Budget of the script that every page loads, kilobytes before compression. */
  mainBudgetKb: number;
}

export function defineShell(contracts: ShellContracts): ShellContracts {
  return contracts;
}

/** Returns the content of the shell's `contract.json`. */
export function describeShell(
  { emits, consumes, onlyLimits }: ShellContracts,
  mentioned: DerivedContract['calls'],
): ContractFile {
  return contractFileSchema.parse({
    schema: 1,
    shellApi: shellApiMajor,
    shared: {},
    emits: eventTerms(emits),
    consumes: eventTerms(consumes),
    offers: {},
    uses: {},
    calls: callTerms(mentioned, onlyLimits),
  });
}

/** @throws Error for an endpoint without a schema, and for a limited one that the sources no longer mention */
function callTerms(
  mentioned: DerivedContract['calls'],
  onlyLimits: readonly EndpointDescriptor[],
): ContractFile['calls'] {
  const limited = new Set(onlyLimits.map(({ name }) => name));
  const stale = [...limited].filter((name) => !mentioned.has(name));
  if (stale.length > 0)
    throw new Error(`The shell does not mention ${stale.join(', ')}: remove it from onlyLimits`);
  const rows = [...mentioned.values()]
    .filter(({ name }) => !limited.has(name))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
  return Object.fromEntries(
    rows.map((call) => {
      const term = describeSharedCall(call);
      if (term === undefined)
        throw new Error(`${call.name} is not in shared-contracts: the shell calls no other endpoint`);
      return [call.name, term];
    }),
  );
}

/** @throws Error for an event without an example: the registry replays them */
function eventTerms(definitions: readonly EventDefinition[]): Record<string, ContractTerm> {
  const described = definitions.map(({ type, major }) => {
    const event = describeSharedEvent(type, major);
    if (event === undefined)
      throw new Error(`${type} has no example in shared-contracts/src/events/examples`);
    return event;
  });
  return termsByEvent(described);
}
