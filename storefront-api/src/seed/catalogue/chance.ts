import { createHash } from 'node:crypto';

/** The same text always draws the same lot, so that two seeds are alike. From 0 up to, not including, `range`. */
function draw(text: string, range: number): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0) % range;
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
