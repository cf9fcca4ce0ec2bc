import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { useSession } from 'shared-runtime';
import { readDraft, type DraftPart } from '../../../domain/checkout-draft.ts';

/** Returns whether something was entered in a form before a reload of the tab; false until hydration. */
export function useHasDraft(...parts: DraftPart[]): boolean {
  const { id } = useSession();
  const [hasDraft, setHasDraft] = useState(false);
  const check = useEffectEvent(() => setHasDraft(parts.some((part) => readDraft(id, part) !== null)));
  useLayoutEffect(() => check(), []);
  return hasDraft;
}
