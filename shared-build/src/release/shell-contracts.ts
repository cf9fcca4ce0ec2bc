import type { EventDefinition } from 'shared-contracts/events';
import {
  contractFileSchema,
  shellApiMajor,
  type ContractFile,
  type ContractTerm,
  type SlotPlaces,
} from 'shared-contracts/releases';
import { describeSharedEvent, termsByEvent } from './contract-file.ts';

/**
 * What the shell exchanges with remotes. It is written and not derived: the shell passes its bus and its regions on under
 * names that are not known at build time.
 */
export interface ShellContracts {
  squad: string;
  /** Events that it publishes. */
  emits: readonly EventDefinition[];
  /** Events that it reads. */
  consumes: readonly EventDefinition[];
  /** Slots of its frame, in which releases place their fragments. */
  slots: Readonly<Record<string, SlotPlaces>>;
  /** Required by `release.json`; without effect for the shell. */
  timeoutMs: number;
  /** Shown in the release console, kilobytes before compression. Not enforced for the shell. */
  budgetKb: number;
}

export function defineShell(contracts: ShellContracts): ShellContracts {
  return contracts;
}

/** Returns the content of the shell's `contract.json`. */
export function describeShell({ emits, consumes }: ShellContracts): ContractFile {
  return contractFileSchema.parse({
    schema: 1,
    shellApi: shellApiMajor,
    shared: {},
    emits: eventTerms(emits),
    consumes: eventTerms(consumes),
    offers: {},
    uses: {},
  });
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
