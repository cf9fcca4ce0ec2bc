import { simulateChange, type LiveChange } from 'registry-client';
import type { RegistryDocument, RegistryEntry } from 'shared-contracts/releases';

/** One release whose place changes. */
export interface Move {
  version: string;
  before: RegistryEntry;
  after: RegistryEntry;
}

export interface Foresight {
  wish: LiveChange;
  /** What it is decided on. */
  revision: number;
  moves: Move[];
  /** The registry's own words, where it would refuse. */
  refusal: string | null;
}

export function lookAhead(document: RegistryDocument, wish: LiveChange): Foresight {
  const { revision } = document;
  const outcome = simulateChange(document, wish);
  if (!outcome.ok) return { wish, revision, moves: [], refusal: outcome.rejection.message };
  const later = outcome.document.microFrontends[wish.name] ?? [];
  const moves = (document.microFrontends[wish.name] ?? []).flatMap((before) => {
    const { version } = before.metadata;
    const after = later.find((entry) => entry.metadata.version === version);
    return after && !isSamePlace(before, after) ? [{ version, before, after }] : [];
  });
  return { wish, revision, moves, refusal: null };
}

/** The release that gets more or other visitors, and which therefore has to fit what else is live. */
export function newlyLive({ moves }: Foresight): string | undefined {
  return moves.find(
    ({ before, after }) =>
      after.status === 'active' &&
      !before.deployment.default &&
      after.deployment.traffic !== before.deployment.traffic,
  )?.version;
}

function isSamePlace(before: RegistryEntry, after: RegistryEntry): boolean {
  return (
    before.status === after.status &&
    before.deployment.traffic === after.deployment.traffic &&
    before.deployment.default === after.deployment.default
  );
}
