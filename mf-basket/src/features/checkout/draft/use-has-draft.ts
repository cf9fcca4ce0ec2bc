import { useSyncExternalStore } from 'react';
import { useSession } from 'shared-runtime';
import { readDraft, type DraftPart } from '../../../domain/checkout-draft.ts';

const neverChanges = () => () => {};

/** Returns whether something was entered in a form and not sent; false until hydration. */
export function useHasDraft(...parts: DraftPart[]): boolean {
  const { id } = useSession();
  return useSyncExternalStore(
    neverChanges,
    () => parts.some((part) => readDraft(id, part) !== null),
    () => false,
  );
}
