import { returnReasons, type ReturnReason } from 'shared-contracts/return-rules';

/** Pieces of an item that a form may choose. */
export interface ChoosableItem {
  id: number;
  /** At most. */
  qty: number;
}

export interface ChosenItem {
  id: number;
  qty: number;
}

export interface ItemToReturn extends ChosenItem {
  reason: ReturnReason;
  comment: string | null;
}

export interface ReturnChoice {
  items: ItemToReturn[];
  /** Items whose reason is missing. */
  withoutReason: number[];
}

/** Returns the name of a field of an item in the form, which the API reads as a list. */
export function itemField(id: number, field: 'id' | 'qty' | 'reason' | 'comment'): string {
  return `items[${id}][${field}]`;
}

/** Returns the items of which the form chooses pieces, in their order. */
export function chosenItems(data: FormData, items: readonly ChoosableItem[]): ChosenItem[] {
  return items.flatMap(({ id }) => {
    const qty = Number(textOf(data, itemField(id, 'qty')));
    return qty > 0 ? [{ id, qty }] : [];
  });
}

/** Returns what the form of a return chooses. */
export function returnChoice(data: FormData, items: readonly ChoosableItem[]): ReturnChoice {
  const chosen = chosenItems(data, items).map(({ id, qty }) => {
    const comment = textOf(data, itemField(id, 'comment')).trim();
    return { id, qty, reason: reasonOf(textOf(data, itemField(id, 'reason'))), comment: comment || null };
  });
  return {
    items: chosen.flatMap(({ reason, ...item }) => (reason === undefined ? [] : [{ ...item, reason }])),
    withoutReason: chosen.flatMap(({ id, reason }) => (reason === undefined ? [id] : [])),
  };
}

export function reasonOf(text: string): ReturnReason | undefined {
  return returnReasons.find((reason) => reason === text);
}

export function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}
