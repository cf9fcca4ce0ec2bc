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
    const term = Object.hasOwn(received, what) ? received[what] : undefined;
    if (term === undefined || term.major !== major) return [];
    const why = firstFailure(term, examples);
    return why === undefined ? [] : [{ what, why }];
  });
}

export function firstFailure({ schema }: ContractTerm, examples: unknown[]): string | undefined {
  for (const example of examples) {
    const why = validationFailure(schema, example);
    if (why !== undefined) return why;
  }
  return undefined;
}
