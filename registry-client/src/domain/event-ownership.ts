import { declaresEvent, eventOwner, eventTypeOf } from 'shared-contracts/events/event-names';
import type { RegistryDocument } from 'shared-contracts/releases';
import { defaultOf, entriesOf } from './registry-document.ts';
import type { ReleaseSide } from './release-side.ts';

/**
 * Returns the events of other remotes that a release emits and a live release of their owner does not consume, a sentence
 * each. Without a live release of the owner there is nothing to compare: the shell drops such events.
 */
export function foreignEvents(candidate: ReleaseSide, others: ReleaseSide[]): string[] {
  return emittedEvents(candidate).flatMap(({ type, major, owner }) =>
    others
      .filter(({ name, contracts }) => name === owner && !declaresEvent(contracts.consumes, type, major))
      .map(
        ({ label }) =>
          `it emits ${nameOf(type, major)}, which belongs to ${owner}, and ${label} does not consume it`,
      ),
  );
}

/**
 * Returns the events that the live default of a remote accepts from others and the candidate does not, a sentence each.
 * Not for rollbacks: there the shell drops them.
 */
export function withdrawnEvents(
  document: RegistryDocument,
  candidate: ReleaseSide,
  others: ReleaseSide[],
): string[] {
  const current = defaultOf(entriesOf(document, candidate.name));
  const accepted = current?.extras.contracts.consumes ?? {};
  return others.flatMap((other) =>
    emittedEvents(other)
      .filter(({ owner }) => owner === candidate.name)
      .filter(({ type, major }) => declaresEvent(accepted, type, major))
      .filter(({ type, major }) => !declaresEvent(candidate.contracts.consumes, type, major))
      .map(({ type, major }) => `it no longer consumes ${nameOf(type, major)}, which ${other.label} emits`),
  );
}

function emittedEvents({ name, contracts }: ReleaseSide) {
  return Object.entries(contracts.emits)
    .map(([key, major]) => ({ type: eventTypeOf(key), major }))
    .map((event) => ({ ...event, owner: eventOwner(event.type) }))
    .filter(({ owner }) => owner !== name);
}

const nameOf = (type: string, major: number) => (major === 1 ? type : `${type} major ${major}`);
