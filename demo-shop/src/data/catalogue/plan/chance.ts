import { createHash } from 'node:crypto';

/** The same text always draws the same lot, so that two seeds are alike. From 0 up to, not including, `range`. */
export function draw(text: string, range: number): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0) % range;
}

export function drawOne<Item>(text: string, items: readonly [Item, ...Item[]] | readonly Item[]): Item {
  const item = items[draw(text, items.length)];
  if (item === undefined) throw new Error(`Nothing to draw from for ${text}`);
  return item;
}

/** In an order that belongs to the text. */
export function shuffled<Item>(text: string, items: readonly Item[], key: (item: Item) => string): Item[] {
  return items
    .map((item) => ({ item, lot: draw(`${text} ${key(item)}`, 1e9) }))
    .sort((one, other) => one.lot - other.lot)
    .map(({ item }) => item);
}

/** Mostly plenty; one in ten sold out, one in seven down to the last pieces. */
export function stockOf(sku: string): number {
  const lot = draw(`stock ${sku}`, 70);
  if (lot < 7) return 0;
  if (lot < 17) return 1 + (lot % 3);
  return 4 + draw(`plenty ${sku}`, 26);
}

export function popularityOf(sku: string): number {
  return 1 + draw(`popularity ${sku}`, 999);
}
