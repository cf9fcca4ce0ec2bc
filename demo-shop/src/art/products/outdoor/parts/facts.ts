import type { Drawing } from '../../../drawing/drawing.ts';

export function numberFact({ spec }: Drawing, name: string, fallback: number): number {
  const value = spec.facts[name];
  return typeof value === 'number' ? value : fallback;
}

export function wordFact({ spec }: Drawing, name: string, fallback: string): string {
  const value = spec.facts[name];
  return typeof value === 'string' ? value : fallback;
}
