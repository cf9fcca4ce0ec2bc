interface CategoryEvent {
  categoryId: number;
  /** ISO 8601. */
  endDate: string;
}

/** Returns by category the end of the sale that ends next. */
export function nearestSaleEnds(events: readonly CategoryEvent[]): ReadonlyMap<number, string> {
  const ends = new Map<number, string>();
  for (const { categoryId, endDate } of events) {
    const known = ends.get(categoryId);
    if (known === undefined || Date.parse(endDate) < Date.parse(known)) ends.set(categoryId, endDate);
  }
  return ends;
}
