const measures: ReadonlySet<string> = new Set(['cm', 'mm', 'kg']);

/** Returns true for a unit of measurement. Other units, such as `uk`, name a system of size labels. */
export const isMeasure = (unit: string): boolean => measures.has(unit);
