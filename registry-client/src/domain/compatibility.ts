import { eventTypeOf, majorsOfEvent } from 'shared-contracts/events/event-names';
import {
  overlayNamesOf,
  shellApiMajor,
  shellReleaseName,
  type RegistryDocument,
  type RegistryEntry,
  type RemoteName,
} from 'shared-contracts/releases';
import { foreignEvents, withdrawnEvents } from './event-ownership.ts';
import { reject, type Rejection } from './rejection.ts';
import { liveOthers, sideOfEntry, type ReleaseSide } from './release-side.ts';
import { emptiedSlots, pageTypeConflicts, slotMismatches } from './table-mismatches.ts';

type Majors = Record<string, number>;

/** Compares the majors of a release with every live release of the other remotes and of the shell. */
export function checkCompatibility(
  document: RegistryDocument,
  name: RemoteName,
  entry: RegistryEntry,
): { ok: true } | { ok: false; rejection: Rejection } {
  const candidate = sideOfEntry(name, entry);
  return fitOf(candidate, majorMismatches(document, candidate));
}

/** Also rejects a release that no longer accepts what others emit, or leaves a slot of the frame empty. */
export function checkPromotion(
  document: RegistryDocument,
  name: RemoteName,
  entry: RegistryEntry,
): { ok: true } | { ok: false; rejection: Rejection } {
  const candidate = sideOfEntry(name, entry);
  return fitOf(candidate, promotionMismatches(document, candidate));
}

function fitOf(candidate: ReleaseSide, wrong: string[]) {
  return wrong.length === 0 ? { ok: true as const } : rejectMismatch(candidate, wrong);
}

export function rejectMismatch(
  { label }: ReleaseSide,
  failures: string[],
): { ok: false; rejection: Rejection } {
  return reject('contract_mismatch', `${label} does not fit what is live: ${failures.join('; ')}.`);
}

/** Returns what a promotion of a release is rejected for, a sentence each. */
export function promotionMismatches(document: RegistryDocument, candidate: ReleaseSide): string[] {
  const others = liveOthers(document, candidate.name);
  return [
    ...majorMismatches(document, candidate),
    ...withdrawnEvents(document, candidate, others),
    ...slotsWithout(document, { name: candidate.name, candidate, others }),
  ];
}

/** Returns the slots that a promotion, or without a candidate a removal, leaves empty, a sentence each. */
export function slotsWithout(
  document: RegistryDocument,
  change: Omit<Parameters<typeof emptiedSlots>[1], 'compare'>,
): string[] {
  const compare = (release: ReleaseSide, live: ReleaseSide[]) => [
    ...mismatchesWith(release, live),
    ...foreignEvents(release, live),
  ];
  return emptiedSlots(document, { ...change, compare });
}

function majorMismatches(document: RegistryDocument, candidate: ReleaseSide): string[] {
  const others = liveOthers(document, candidate.name);
  return [...mismatchesWith(candidate, others), ...foreignEvents(candidate, others)];
}

/** Returns the mismatches of majors, claims, page types and slots of a release with the given ones, a sentence each. */
export function mismatchesWith(candidate: ReleaseSide, others: ReleaseSide[]): string[] {
  return [
    ...shellApiMismatches(candidate, others),
    ...slotMismatches(candidate, others),
    ...others.flatMap((other) => mismatches(candidate, other)),
  ];
}

const isShell = ({ name }: ReleaseSide) => name === shellReleaseName;

/** Compares the interface that remotes were built against with the one that the live shells, or a new one, offer. */
function shellApiMismatches(candidate: ReleaseSide, others: ReleaseSide[]): string[] {
  const built = candidate.contracts.shellApi;
  if (isShell(candidate))
    return others
      .filter((other) => !isShell(other) && other.contracts.shellApi !== built)
      .map(
        ({ label, contracts }) =>
          `${label} was built against shell API ${contracts.shellApi}, it offers ${built}`,
      );
  const shells = others.filter(isShell);
  const offers =
    shells.length === 0
      ? [{ offered: shellApiMajor, by: 'the shell' }]
      : shells.map(({ label, contracts }) => ({ offered: contracts.shellApi, by: label }));
  return offers
    .filter(({ offered }) => offered !== built)
    .map(({ offered, by }) => `built against shell API ${built}, ${by} offers ${offered}`);
}

function mismatches(candidate: ReleaseSide, other: ReleaseSide): string[] {
  const of = (what: 'emits' | 'consumes' | 'props') => candidate.contracts[what];
  const its = (what: 'emits' | 'consumes' | 'props') => other.contracts[what];
  return [
    ...differingEvents(of('emits'), its('consumes'), 'emits', `${other.label} consumes`),
    ...differingEvents(of('consumes'), its('emits'), 'consumes', `${other.label} emits`),
    ...differing(of('props'), its('props'), 'has the props of', `${other.label} has`),
    ...claimConflicts(candidate, other),
    ...pageTypeConflicts(candidate, other),
    ...overlayConflicts(candidate, other),
  ];
}

function claimConflicts(candidate: ReleaseSide, other: ReleaseSide): string[] {
  const { claims = {} } = other.contracts;
  return Object.keys(candidate.contracts.claims ?? {})
    .filter((paths) => Object.hasOwn(claims, paths))
    .map((paths) => `it claims ${paths}, which ${other.label} claims`);
}

/** A name belongs to one remote: the order of releases must not decide what opens. */
function overlayConflicts(candidate: ReleaseSide, other: ReleaseSide): string[] {
  const names = overlayNamesOf(other.contracts.overlays);
  return overlayNamesOf(candidate.contracts.overlays)
    .filter((name) => names.includes(name))
    .map((name) => `it gives the overlay name ${name}, which ${other.label} gives`);
}

function differing(mine: Majors, theirs: Majors, verb: string, otherVerb: string): string[] {
  return Object.entries(mine).flatMap(([what, major]) => {
    const theirMajor = Object.hasOwn(theirs, what) ? theirs[what] : undefined;
    if (theirMajor === undefined || theirMajor === major) return [];
    return [`it ${verb} ${what} major ${major}, ${otherVerb} major ${theirMajor}`];
  });
}

/** Events that both name without a common major. A release may publish two majors of an event, and read either. */
function differingEvents(mine: Majors, theirs: Majors, verb: string, otherVerb: string): string[] {
  return [...new Set(Object.keys(mine).map(eventTypeOf))].flatMap((type) => {
    const [myMajors, theirMajors] = [majorsOfEvent(mine, type), majorsOfEvent(theirs, type)];
    if (theirMajors.length === 0 || myMajors.some((major) => theirMajors.includes(major))) return [];
    return [
      `it ${verb} ${type} major ${myMajors.join(' and ')}, ${otherVerb} major ${theirMajors.join(' and ')}`,
    ];
  });
}
