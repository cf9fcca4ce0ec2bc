import {
  frameSlots,
  shellReleaseName,
  type RegistryDocument,
  type RemoteName,
  type SlotCapacity,
} from 'shared-contracts/releases';
import { unknownToEarlierShells } from 'shared-contracts/releases/earlier-tables';
import { entriesOf, remoteNamesOf } from './registry-document.ts';
import { liveOf, sideOfEntry, type ReleaseSide } from './release-side.ts';

type Slots = Readonly<Record<string, SlotCapacity>>;

/** Returns the page types that a release renders and another one too, a sentence each. */
export function pageTypeConflicts(candidate: ReleaseSide, other: ReleaseSide): string[] {
  const { pageTypes = {} } = other.contracts;
  return Object.keys(candidate.contracts.pageTypes ?? {})
    .filter((type) => Object.hasOwn(pageTypes, type))
    .map((type) => `it renders the page type ${type}, which ${other.label} renders`);
}

/**
 * Returns the fragments of a release for which the frame has no slot or no further place, a sentence each. Of a release of the
 * shell: those of the live remotes.
 *
 * @param others the live releases of the other remotes and of the shell
 */
export function slotMismatches(candidate: ReleaseSide, others: readonly ReleaseSide[]): string[] {
  const remotes = others.filter(({ name }) => name !== shellReleaseName);
  if (candidate.name === shellReleaseName) {
    const shell = { label: 'it', slots: candidate.contracts.slots };
    return remotes.flatMap((remote, index) =>
      misplaced(remote, remotes.slice(0, index), shell).map((what) => `${remote.label} ${what}`),
    );
  }
  return shellsOf(others).flatMap((shell) =>
    misplaced(candidate, remotes, shell).map((what) => `it ${what}`),
  );
}

interface ShellSlots {
  label: string;
  /** Undefined for a shell from before slots. */
  slots: Slots | undefined;
}

/** Without a published shell, the slots are those of this source. */
function shellsOf(others: readonly ReleaseSide[]): ShellSlots[] {
  const shells = others.filter(({ name }) => name === shellReleaseName);
  if (shells.length === 0) return [{ label: 'the shell', slots: frameSlots }];
  return shells.map(({ label, contracts }) => ({ label, slots: contracts.slots }));
}

function misplaced(
  release: ReleaseSide,
  others: readonly ReleaseSide[],
  { label: shell, slots }: ShellSlots,
): string[] {
  if (slots === undefined)
    return unknownToEarlierShells(release.name, release.contracts).map(
      (what) => `has ${what}, and ${shell} does not take it from releases: a newer shell must be live first`,
    );
  const placed = Object.entries(release.contracts.frame ?? {});
  return placed.flatMap(([expose, { slot }], index) => {
    if (!Object.hasOwn(slots, slot))
      return [`has ${expose} in the slot ${slot}, which ${shell} does not have`];
    if (slots[slot] === 'several') return [];
    const isSecond = placed.slice(0, index).some(([, earlier]) => earlier.slot === slot);
    const own = isSecond ? [`has two fragments in the slot ${slot}, which has one place`] : [];
    const taken = others
      .filter((other) => other.name !== release.name && fills(other, slot))
      .map(({ label }) => `has ${expose} in the slot ${slot}, which ${label} fills`);
    return [...own, ...taken];
  });
}

interface Leaving {
  name: RemoteName;
  /** Null: the remote is removed. */
  candidate: ReleaseSide | null;
  /** The live releases of the other remotes and of the shell. */
  others: readonly ReleaseSide[];
  /** Returns why a release could not go live beside others, a sentence each. */
  compare: (release: ReleaseSide, live: ReleaseSide[]) => string[];
}

/**
 * Returns the slots with one place that only this remote fills and then are empty, a sentence each. A remote may take a slot
 * over: the newest release of another one fills it and could go live then. Not for rollbacks: undoing must be possible.
 */
export function emptiedSlots(
  document: RegistryDocument,
  { name, candidate, others, compare }: Leaving,
): string[] {
  if (name === shellReleaseName) return [];
  const current = liveOf(document, name);
  const staying = candidate ? [...others, candidate] : others;
  const successors = remoteNamesOf(document)
    .filter((other) => other !== name)
    .flatMap((other) => newestOf(document, other))
    .filter((successor) => {
      const live = staying.filter((other) => other.name !== successor.name);
      return compare(successor, live).length === 0;
    });
  return shellsOf(others)
    .flatMap(({ slots = {} }) => Object.entries(slots))
    .filter(([slot, places]) => places === 'one' && current.some((side) => fills(side, slot)))
    .filter(([slot]) => ![...staying, ...successors].some((side) => fills(side, slot)))
    .map(
      ([slot]) =>
        `it leaves the slot ${slot} empty, and no other remote has a release that fills it and can go live`,
    );
}

function newestOf(document: RegistryDocument, name: RemoteName): ReleaseSide[] {
  return entriesOf(document, name)
    .filter(({ status }) => status !== 'blocked')
    .slice(-1)
    .map((entry) => sideOfEntry(name, entry));
}

const fills = ({ contracts }: ReleaseSide, slot: string) =>
  Object.values(contracts.frame ?? {}).some((part) => part.slot === slot);
