import type { Edge } from '../ground.ts';
import type { Scene } from '../scene.ts';

/** What a picture is about, by the plane it lies in. */
export interface Subject {
  /** Before the mountains, behind every slope. */
  air?: string;
  /** On the wooded slope in the middle. */
  hill?: string;
  /** In the snow of the near slope: tracks, shadows. */
  snow?: string;
  /** Standing on the near slope, in front of all. */
  front?: string;
}

export interface Ground {
  hill: Edge;
  near: Edge;
}

export type DrawSubject = (scene: Scene, ground: Ground) => Subject;

/** Degrees by which an edge rises (negative) or falls at x. */
export function slopeAt(edge: Edge, x: number): number {
  return (Math.atan2(edge(x + 8) - edge(x - 8), 16) * 180) / Math.PI;
}
