import type { ReactNode } from 'react';
import type { FragmentProps, FragmentName } from 'shared-contracts/exposes';
import type { FrameSlotName, frameSlots } from 'shared-contracts/releases';
import { Fragment, useSession } from 'shared-runtime';
import type { FramePart } from '../remotes/release-tables.ts';
import { useShell } from '../shop/shell-context.ts';

type SlotOf<Places extends string> = {
  [Name in FrameSlotName]: (typeof frameSlots)[Name] extends Places ? Name : never;
}[FrameSlotName];

export interface FrameSlotProps {
  name: SlotOf<'one'>;
  /** Shown in an empty slot, and instead of a failed fragment. */
  fallback: () => ReactNode;
}

/** A slot of the frame with one place for a fragment of a release. */
export function FrameSlot({ name, fallback }: FrameSlotProps) {
  const part = useShell().frame.find(({ slot }) => slot === name);
  return part ? <FrameFragment part={part} fallback={fallback} /> : fallback();
}

/** A slot for any number of fragments. A failed one shows nothing. */
export function FrameSlots({ name }: { name: SlotOf<'several'> }) {
  return useShell()
    .frame.filter(({ slot }) => slot === name)
    .map((part) => <FrameFragment key={part.name} part={part} fallback={() => null} />);
}

function FrameFragment({ part, fallback }: { part: FramePart; fallback: () => ReactNode }) {
  const { isUserLoggedIn } = useSession();
  const { name, props = {}, hydrate, hydrateForMembers = hydrate } = part;
  return (
    <Fragment
      name={name}
      // The release chooses them for its own fragment.
      props={props as FragmentProps<FragmentName>}
      hydrate={isUserLoggedIn ? hydrateForMembers : hydrate}
      fallback={fallback}
    />
  );
}
