import { useEffectEvent, useLayoutEffect, useRef, useSyncExternalStore, type RefObject } from 'react';
import { useSession } from 'shared-runtime';
import { readDraft, writeDraft, type DraftPart } from '../../../domain/checkout-draft.ts';
import { readEntries } from './form-entries.ts';

interface AddressDraft {
  form: RefObject<HTMLFormElement | null>;
  /** The address that was selected and not sent, such as before a reload of the tab; null: none. */
  selectedId: number | null;
  save: () => void;
}

const neverChanges = () => () => {};

/** Stores which address of the book is selected, and selects it again after a reload of the tab. */
export function useAddressDraft(part: DraftPart, addressIds: readonly number[]): AddressDraft {
  const { id } = useSession();
  const form = useRef<HTMLFormElement>(null);
  const selectedId = useSyncExternalStore(
    neverChanges,
    () => {
      const addressId = Number(readDraft(id, part)?.['addressId']);
      return addressIds.includes(addressId) ? addressId : null;
    },
    () => null,
  );
  // In the server's HTML, which mf-account hydrates later as it is.
  const select = useEffectEvent((addressId: number) => {
    const radio = form.current?.querySelector<HTMLInputElement>(`[name="addressId"][value="${addressId}"]`);
    if (radio && !radio.disabled) radio.checked = true;
  });
  useLayoutEffect(() => {
    if (selectedId !== null) select(selectedId);
  }, [selectedId]);

  function save(): void {
    if (form.current) writeDraft(id, part, readEntries(form.current));
  }

  return { form, selectedId, save };
}
