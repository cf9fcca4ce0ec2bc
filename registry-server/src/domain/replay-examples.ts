import { eventTypeOf } from 'shared-contracts/events/event-names';
import type { ContractFile, ContractTerm } from 'shared-contracts/releases';
import { validationFailure } from './validation-failure.ts';

/** A release with a contract file, and its name for messages. */
export interface ContractSide {
  label: string;
  contract: ContractFile;
}

type Terms = Record<string, ContractTerm>;

/**
 * Returns everything that one of two releases sends and the other cannot read, in both directions. Equal majors claim
 * compatibility; the examples test it.
 */
export function replayExamples(one: ContractSide, other: ContractSide): string[] {
  return [...replay(one, other), ...replay(other, one)];
}

function replay(sender: ContractSide, receiver: ContractSide): string[] {
  return [
    ...unreadable(sender.contract.emits, receiver.contract.consumes).map(
      ({ what, why }) => `${receiver.label} cannot read what ${sender.label} emits as ${what}: ${why}`,
    ),
    ...unreadable(sender.contract.uses, receiver.contract.offers).map(
      ({ what, why }) => `${receiver.label} cannot take what ${sender.label} hands to ${what}: ${why}`,
    ),
  ];
}

/**
 * Returns the first example of each kind that the receiver's schema rejects. Different majors are rejected elsewhere.
 */
function unreadable(sent: Terms, received: Terms): { what: string; why: string }[] {
  return Object.entries(sent).flatMap(([what, { major, examples }]) => {
    const term = termIn(received, eventTypeOf(what), major);
    if (term === undefined) return [];
    const why = firstFailure(term, examples);
    return why === undefined ? [] : [{ what, why }];
  });
}

/** A further major of an event has a key of its own. */
function termIn(terms: Terms, type: string, major: number): ContractTerm | undefined {
  const found = Object.entries(terms).find(
    ([key, term]) => eventTypeOf(key) === type && term.major === major,
  );
  return found?.[1];
}

export function firstFailure({ schema }: ContractTerm, examples: unknown[]): string | undefined {
  for (const example of examples) {
    const why = validationFailure(schema, example);
    if (why !== undefined) return why;
  }
  return undefined;
}
