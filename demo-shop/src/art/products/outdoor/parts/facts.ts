import type { Drawing } from '../../../drawing/drawing.ts';

/** Returns a numeric fact, or the fallback if the catalogue has none. */
export function numberFact({ spec }: Drawing, name: string, fallback: number): number {
  const value = spec.facts[name];
  return typeof value === 'number' ? value : fallback;
}

/** Returns a text fact, or the fallback if the catalogue has none. */
export function wordFact({ spec }: Drawing, name: string, fallback: string): string {
  const value = spec.facts[name];
  return typeof value === 'string' ? value : fallback;
}
