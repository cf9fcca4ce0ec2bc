import { alpineHeel } from './touring-binding-alpine-heel.ts';
import type { Part } from './touring-binding-paint.ts';
import type { Bench } from './touring-binding-parts.ts';
import { slidingHeel, turningHeel } from './touring-binding-pin-heels.ts';

export interface Heel {
  readonly parts: Part[];
  /** Axis of the climbing aids, mm: on the housing or in front of it. */
  readonly hinge: readonly [x: number, z: number];
  readonly front: number;
  readonly half: number;
}

/** Draws the heel piece of the catalogue's kind. */
export function heelPiece(bench: Bench): Heel {
  const { drawing } = bench;
  const { heelPiece: kind, releaseMax } = drawing.spec.facts;
  const bulk = 0.86 + (typeof releaseMax === 'number' ? releaseMax - 8 : 2) * 0.04;
  if (kind === 'alpine-heel') {
    return { parts: alpineHeel(bench, bulk), hinge: [34, 22], front: 56, half: 24 * bulk };
  }
  const isSliding = kind !== 'turning-heel';
  const parts = isSliding ? slidingHeel(bench, bulk) : turningHeel(bench, bulk);
  return { parts, hinge: [-8, 64], front: isSliding ? 62 : 44, half: 22 * bulk };
}
