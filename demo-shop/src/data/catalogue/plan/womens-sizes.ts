import type { Family } from '../family.ts';

/** Difference between men's and women's sizes, in the option's own unit. */
const shifts: Readonly<Record<string, number>> = {
  length: 10,
  mondopoint: 3,
  'glove-size': 1,
  'shoe-size': 4,
  'brake-width': 0,
};
const letters = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL'];

/** Returns the sizes of a women's model in a `mixed` family; undefined for families with one size. */
export function womensSizes({ sizes }: Family): readonly string[] | undefined {
  if (sizes === null) return undefined;
  return sizes.values.map((size) => smaller(size, shifts[sizes.option] ?? 0));
}

function smaller(size: string, shift: number): string {
  const place = letters.indexOf(size);
  if (place > 0) return letters[place - 1] ?? size;
  if (!/^\d+(\.\d)?$/.test(size)) return size;
  const number = Number(size) - shift;
  return size.includes('.') ? number.toFixed(1) : String(number);
}
