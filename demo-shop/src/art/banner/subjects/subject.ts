import type { Edge } from '../ground.ts';
import type { Scene } from '../scene.ts';

/** Markup of a subject by layer, from back to front. */
export interface Subject {
  /** In front of the mountains, behind all slopes. */
  air?: string;
  /** On the wooded slope. */
  hill?: string;
  /** On the near slope's surface: tracks, shadows. */
  snow?: string;
  /** On the near slope, in front of everything. */
  front?: string;
}

export interface Ground {
  hill: Edge;
  near: Edge;
}

export type DrawSubject = (scene: Scene, ground: Ground) => Subject;

/** Returns the slope of an edge at x in degrees; negative is uphill to the right. */
export function slopeAt(edge: Edge, x: number): number {
  return (Math.atan2(edge(x + 8) - edge(x - 8), 16) * 180) / Math.PI;
}
