import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useSession } from 'shared-runtime';
import { readDraft, writeDraft, type DraftPart } from '../../../domain/checkout-draft.ts';
import { readEntries } from './form-entries.ts';

interface AddressDraft {
  form: RefObject<HTMLFormElement | null>;
  /** The address that was selected before a reload of the tab; null: none. */
  restoredId: number | null;
  save: () => void;
}

/** Stores which address of the book is selected, and selects it again after a reload of the tab. */
export function useAddressDraft(part: DraftPart, addressIds: readonly number[]): AddressDraft {
  const { id } = useSession();
  const form = useRef<HTMLFormElement>(null);
  const [restoredId, setRestoredId] = useState<number | null>(null);
  const restore = useEffectEvent(() => {
    const addressId = Number(readDraft(id, part)?.['addressId']);
    if (!addressIds.includes(addressId)) return;
    setRestoredId(addressId);
    // In the server's HTML, which mf-account hydrates later as it is.
    const radio = form.current?.querySelector<HTMLInputElement>(`[name="addressId"][value="${addressId}"]`);
    if (radio && !radio.disabled) radio.checked = true;
  });
  useLayoutEffect(() => restore(), []);

  function save(): void {
    if (form.current) writeDraft(id, part, readEntries(form.current));
  }

  return { form, restoredId, save };
}
