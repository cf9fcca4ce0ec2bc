import type { RemoteName } from 'shared-contracts/releases';
import type { SideWithContract } from './release-side.ts';

/**
 * Returns the fragments and overlays that a release uses and a given provider does not offer, and those that the release no
 * longer offers although another release uses them; a sentence each. Of a release without a contract file nothing is known.
 *
 * @param others the live releases of the other remotes
 * @param own the live releases of the candidate's remote: what none of them offers is not lost with the candidate
 */
export function offerMismatches(
  candidate: SideWithContract,
  others: readonly SideWithContract[],
  own: readonly SideWithContract[],
): string[] {
  const unoffered = usesOf(candidate).flatMap((name) =>
    others
      .filter((other) => other.name === providerOf(name) && !mayOffer(other, name))
      .map(
        ({ label, name: provider }) =>
          `it uses ${name}, which ${label} does not offer: promote a release of ${provider} with it first`,
      ),
  );
  const dropped = lostUses(candidate.name, others, own)
    .filter(({ name }) => !mayOffer(candidate, name))
    .map(
      ({ user, name }) =>
        `${user.label} uses ${name}, which it does not offer: promote a release of ${user.name} without it first`,
    );
  return [...unoffered, ...dropped];
}

/** Returns the fragments and overlays of a remote that other live releases use, a sentence each. */
export function lostOffers(
  remote: RemoteName,
  others: readonly SideWithContract[],
  own: readonly SideWithContract[],
): string[] {
  return lostUses(remote, others, own).map(
    ({ user, name }) => `${user.label} uses ${name}: promote a release of ${user.name} without it first`,
  );
}

/** Returns what others use of a remote and its live releases offer. */
function lostUses(
  remote: RemoteName,
  others: readonly SideWithContract[],
  own: readonly SideWithContract[],
): { user: SideWithContract; name: string }[] {
  return others.flatMap((user) =>
    usesOf(user)
      .filter((name) => providerOf(name) === remote && own.some((side) => doesOffer(side, name)))
      .map((name) => ({ user, name })),
  );
}

/**
 * Returns the fragments and overlays that a release uses while their remote has no live release at all, a sentence each.
 * Two remotes that use each other are excepted: neither could ever be the first.
 *
 * @param live the live releases of the other remotes
 * @param waiting the newest release of each remote that has no live one
 */
export function absentProviders(
  candidate: SideWithContract,
  live: readonly SideWithContract[],
  waiting: readonly SideWithContract[],
): string[] {
  return usesOf(candidate).flatMap((name) => {
    const provider = providerOf(name);
    if (provider === candidate.name || live.some((other) => other.name === provider)) return [];
    const next = waiting.find((other) => other.name === provider && mayOffer(other, name));
    if (next && needsFirst(next, candidate.name, waiting)) return [];
    const remedy = next
      ? `promote ${next.label} first`
      : `publish and promote a release of ${provider} that offers it first`;
    return [`it uses ${name}, and ${provider} has no live release: ${remedy}`];
  });
}

/** Returns whether a release that is not live uses the remote, directly or through others that are not live. */
function needsFirst(
  side: SideWithContract,
  remote: RemoteName,
  waiting: readonly SideWithContract[],
  seen = new Set<RemoteName>(),
): boolean {
  return usesOf(side)
    .map((name) => providerOf(name))
    .some((provider) => {
      if (provider === remote) return true;
      if (seen.has(provider)) return false;
      seen.add(provider);
      const next = waiting.find((other) => other.name === provider);
      return next !== undefined && needsFirst(next, remote, waiting, seen);
    });
}

const providerOf = (name: string): RemoteName => `mf-${name.split('/')[0] ?? ''}`;

const usesOf = ({ contract }: SideWithContract) => Object.keys(contract?.uses ?? {});

const doesOffer = ({ contract }: SideWithContract, name: string) =>
  contract !== null && Object.hasOwn(contract.offers, name);

const mayOffer = (side: SideWithContract, name: string) => side.contract === null || doesOffer(side, name);
