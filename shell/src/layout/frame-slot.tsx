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
  /** Its code is not loaded before a navigation may show it. @default false */
  isHidden?: boolean;
  /** Shown in an empty slot, and instead of a failed fragment. */
  fallback: () => ReactNode;
}

/** A slot of the frame with one place for a fragment of a release. */
export function FrameSlot({ name, isHidden = false, fallback }: FrameSlotProps) {
  const part = useShell().frame.find(({ slot }) => slot === name);
  return part ? <FrameFragment part={part} isHidden={isHidden} fallback={fallback} /> : fallback();
}

/** A slot for any number of fragments. A failed one shows nothing. */
export function FrameSlots({
  name,
  isHidden = false,
}: Pick<FrameSlotProps, 'isHidden'> & { name: SlotOf<'several'> }) {
  return useShell()
    .frame.filter(({ slot }) => slot === name)
    .map((part) => <FrameFragment key={part.name} part={part} isHidden={isHidden} fallback={() => null} />);
}

interface FrameFragmentProps extends Required<Pick<FrameSlotProps, 'isHidden' | 'fallback'>> {
  part: FramePart;
}

function FrameFragment({ part, isHidden, fallback }: FrameFragmentProps) {
  const { isUserLoggedIn } = useSession();
  const { name, props = {}, hydrate, hydrateForMembers = hydrate } = part;
  const visibleHydration = isUserLoggedIn ? hydrateForMembers : hydrate;
  return (
    <Fragment
      name={name}
      // The release chooses them for its own fragment.
      props={props as FragmentProps<FragmentName>}
      hydrate={isHidden ? 'interaction' : visibleHydration}
      fallback={fallback}
    />
  );
}
