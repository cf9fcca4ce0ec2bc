import { useState } from 'react';
import type { RestoredFields } from '../../../domain/buying/restored-fields.ts';
import type { QuickAddProps } from './quick-add.tsx';

/** What was chosen for a card. The size guide and sign-in take the panel's place, which then begins anew. */
const drafts = new WeakMap<object, RestoredFields>();

export interface FormDraft {
  /** What the fields contained when the panel was closed or another overlay opened. */
  fields: RestoredFields;
  keep: (field: string, value: string) => void;
  discard: () => void;
}

/** Keeps what is chosen in the panel of a card for as long as the list has the card. */
export function useFormDraft(card: QuickAddProps['card']): FormDraft {
  const [fields] = useState(() => (card && drafts.get(card)) ?? {});
  return {
    fields,
    keep(field, value) {
      if (card) drafts.set(card, { ...drafts.get(card), [field]: value });
    },
    discard() {
      if (card) drafts.delete(card);
    },
  };
}
