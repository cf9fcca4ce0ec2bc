import type { Point } from '../drawing/markup.ts';
import type { Random } from '../drawing/random.ts';
import { ridge } from '../graphics/ridge.ts';

export interface Summit {
  /** The ridge that falls from the summit away from the light, summit first. */
  lee: Point[];
  /** The ridge towards the light, valley first. */
  luff: Point[];
}

export interface MassifShape {
  width: number;
  /** Height of the valleys, user units from the top. */
  valley: number;
  /** Height of the greatest summit above the valleys. */
  rise: number;
  summits: number;
  /** Where the greatest summit stands, as a share of the width. */
  heroAt: number;
}

function jagged(random: Random, from: Point, to: Point): Point[] {
  const roughness = Math.abs(to.y - from.y) * 0.09;
  const steps = ridge(random, {
    from: from.x,
    to: to.x,
    y: 0,
    relief: roughness,
    detail: 3,
    roughness: 0.6,
  });
  const last = steps.length - 1;
  return steps.map((step, index) => {
    const share = (step.x - from.x) / (to.x - from.x);
    // Mountains are steeper near the top: the straight line between valley and summit sags.
    const sag = Math.sin(share * Math.PI) * Math.abs(to.y - from.y) * 0.13;
    const wobble = index === 0 || index === last ? 0 : step.y;
    return { x: step.x, y: from.y + (to.y - from.y) * share + sag + wobble };
  });
}

/** A range of summits of their own heights, from left to right, with a valley between each two. */
export function massif(random: Random, { width, valley, rise, summits, heroAt }: MassifShape): Summit[] {
  const spacing = (width + 240) / summits;
  const hero = Math.round(((width * heroAt + 120) / (width + 240)) * summits - 0.5);
  const low = (strength: number) => valley - rise * random.between(0, strength);
  let foot: Point = { x: -120, y: low(0.2) };
  return Array.from({ length: summits }, (_, index) => {
    const start = -120 + spacing * index;
    const distance = Math.abs(index - hero);
    const height = distance === 0 ? 1 : random.between(0.5, 0.86) - Math.min(distance, 3) * 0.05;
    const top = { x: start + spacing * random.between(0.36, 0.6), y: valley - rise * height };
    const end = { x: start + spacing * random.between(0.94, 1.06), y: low(0.3) };
    const summit = { luff: jagged(random, foot, top), lee: jagged(random, top, end) };
    foot = end;
    return summit;
  });
}
