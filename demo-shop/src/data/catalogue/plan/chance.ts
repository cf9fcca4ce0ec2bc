import { createHash } from 'node:crypto';

/** Returns a number from 0 to `range` - 1, derived from a hash of the text. */
export function draw(text: string, range: number): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0) % range;
}

/** Returns one of the items, selected by a hash of the text. Throws when there are none. */
export function drawOne<Item>(text: string, items: readonly [Item, ...Item[]] | readonly Item[]): Item {
  const item = items[draw(text, items.length)];
  if (item === undefined) throw new Error(`Nothing to draw from for ${text}`);
  return item;
}

/** Returns the items in an order derived from a hash of the text and each item's key. */
export function shuffled<Item>(text: string, items: readonly Item[], key: (item: Item) => string): Item[] {
  return items
    .map((item) => ({ item, lot: draw(`${text} ${key(item)}`, 1e9) }))
    .sort((one, other) => one.lot - other.lot)
    .map(({ item }) => item);
}

/** Returns the stock for a SKU: 10 % sold out, 14 % with 1 to 3 pieces, the rest with 4 to 29. */
export function stockOf(sku: string): number {
  const lot = draw(`stock ${sku}`, 70);
  if (lot < 7) return 0;
  if (lot < 17) return 1 + (lot % 3);
  return 4 + draw(`plenty ${sku}`, 26);
}

/** Returns the popularity of a SKU, 1 to 999, derived from its hash. */
export function popularityOf(sku: string): number {
  return 1 + draw(`popularity ${sku}`, 999);
}
