import { useState } from 'react';
import type { RestoredFields } from '../../../domain/buying/restored-fields.ts';
import type { QuickAddProps } from './quick-add.tsx';

/** Changed fields by card. The panel is unmounted while the size guide or sign-in take its place. */
const drafts = new WeakMap<object, RestoredFields>();

export interface FormDraft {
  /** Values of the changed fields when the panel was last unmounted. */
  fields: RestoredFields;
  save: (field: string, value: string) => void;
  discard: () => void;
}

/** Keeps the changed fields of the panel of a card for as long as the list has the card. */
export function useFormDraft(card: QuickAddProps['card']): FormDraft {
  const [fields] = useState(() => (card && drafts.get(card)) ?? {});
  return {
    fields,
    save(field, value) {
      if (card) drafts.set(card, { ...drafts.get(card), [field]: value });
    },
    discard() {
      if (card) drafts.delete(card);
    },
  };
}
