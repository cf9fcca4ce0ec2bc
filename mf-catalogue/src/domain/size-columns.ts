/** What the columns of a size guide have. */
export interface SizeColumns {
  columns: readonly { unit: string }[];
  /** Place of the column by which the product is sold; absent in answers of an older API. */
  ownColumn?: number | null;
}

/** Returns the units between which a reader can choose: those of the columns, in the order of the guide. */
export function unitsOf({ columns }: SizeColumns, units: readonly string[]): string[] {
  const used = units.filter((unit) => columns.some((column) => column.unit === unit));
  return used.length > 1 ? used : [];
}

/**
 * Returns the places of the columns for a unit: those in it, and those that say which size of the shop they mean. All for
 * null.
 */
export function columnsFor({ columns, ownColumn }: SizeColumns, unit: string | null): number[] {
  const places = columns.map((_column, place) => place);
  if (unit === null) return places;
  return places.filter((place) => {
    const column = columns[place];
    return place === 0 || place === ownColumn || column?.unit === '' || column?.unit === unit;
  });
}
