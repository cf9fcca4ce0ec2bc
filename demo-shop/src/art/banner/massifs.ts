import type { Random } from '../drawing/random.ts';

/** Shape of a mountain range; lengths are shares of the scene's unit. */
export interface Massif {
  summits: readonly Summit[];
  /** Minimum height of the crest between summits. */
  crest: number;
  /** Height of ribs and gullies. */
  relief: number;
  /** Wavelength of the ribs across the face. */
  grain: number;
  /** Exponent of the face's profile: 1 is straight, more is steeper towards the top. */
  steepness: number;
  /** Strength of horizontal rock bands, 0 to 1. */
  strata: number;
  /** Share covered with snow, 0 to 1. */
  snow: number;
}

export interface Summit {
  x: number;
  height: number;
  /** Half of the width at the foot. */
  spread: number;
  /** Ridges down from the summit: number, depth and rotation (radians). */
  aretes: readonly [count: number, depth: number, turn: number];
}

export type MassifName = 'horn' | 'needles' | 'dome' | 'twins' | 'wall' | 'fells' | 'chain';

function summit(random: Random, x: number, height: number, spread: number, depth: number): Summit {
  return { x, height, spread, aretes: [random.pick([3, 4, 4, 5]), depth, random.between(0, 6.28)] };
}

/** Returns lower summits on both sides of the main one. */
function neighbours(random: Random, reach: number, height: number, count: number, depth: number): Summit[] {
  return Array.from({ length: count }, (_, index) => {
    const side = index % 2 ? 1 : -1;
    const x = side * (reach * (0.5 + Math.floor(index / 2) * 0.62) + random.between(-0.1, 0.1));
    const size = height * random.between(0.6, 1);
    return summit(random, x, size, size * random.between(1.8, 2.4), depth);
  });
}

const designs: Readonly<Record<MassifName, (random: Random) => Massif>> = {
  horn: (random) => ({
    summits: [
      summit(random, 0, 0.56, random.between(0.62, 0.78), 0.36),
      ...neighbours(random, 0.7, 0.3, 6, 0.25),
    ],
    crest: 0.1,
    relief: 0.13,
    grain: 0.3,
    steepness: 1.25,
    strata: 0.1,
    snow: random.between(0.5, 0.7),
  }),
  needles: (random) => ({
    summits: [
      ...Array.from({ length: 8 }, (_, index) => {
        const x = (index - 3.5) * 0.16 + random.between(-0.07, 0.07);
        const height = (0.52 - Math.abs(index - 3.5) * 0.03) * random.between(0.58, 1);
        return summit(random, x, height, height * random.between(0.7, 1.15), 0.32);
      }),
      ...neighbours(random, 1.1, 0.26, 4, 0.3),
    ],
    crest: 0.16,
    relief: 0.16,
    grain: 0.2,
    steepness: 1.15,
    strata: 0.05,
    snow: random.between(0.3, 0.45),
  }),
  dome: (random) => ({
    summits: [
      summit(random, 0, 0.48, random.between(0.95, 1.15), 0.14),
      summit(random, random.pick([-0.5, 0.5]), 0.38, 0.8, 0.14),
      ...neighbours(random, 1.2, 0.26, 4, 0.2),
    ],
    crest: 0.12,
    relief: 0.1,
    grain: 0.42,
    steepness: 0.8,
    strata: 0,
    snow: random.between(0.82, 0.92),
  }),
  twins: (random) => ({
    summits: [
      summit(random, -0.24, random.between(0.44, 0.5), 0.66, 0.32),
      summit(random, random.between(0.18, 0.3), 0.54, 0.66, 0.32),
      ...neighbours(random, 0.95, 0.28, 6, 0.25),
    ],
    crest: 0.1,
    relief: 0.14,
    grain: 0.32,
    steepness: 1.12,
    strata: 0.1,
    snow: random.between(0.55, 0.75),
  }),
  wall: (random) => ({
    summits: Array.from({ length: 9 }, (_, index) => {
      const x = (index - 4) * 0.3 + random.between(-0.09, 0.09);
      const height = 0.43 - Math.abs(index - 4) * 0.035 - random.between(0, 0.1);
      return summit(random, x, height, random.between(0.5, 0.62), 0.2);
    }),
    crest: 0.24,
    relief: 0.15,
    grain: 0.24,
    steepness: 0.7,
    strata: 1,
    snow: random.between(0.4, 0.55),
  }),
  fells: (random) => ({
    summits: [
      summit(random, random.between(-0.1, 0.1), 0.34, 1.1, 0.08),
      ...neighbours(random, 0.9, 0.26, 6, 0.08),
    ],
    crest: 0.12,
    relief: 0.07,
    grain: 0.5,
    steepness: 0.75,
    strata: 0.15,
    snow: random.between(0.7, 0.95),
  }),
  chain: (random) => ({
    summits: Array.from({ length: 11 }, (_, index) => {
      const x = (index - 5) * 0.3 + random.between(-0.1, 0.1);
      const height = random.between(0.3, 0.5) - Math.abs(index - 5) * 0.02;
      return summit(random, x, height, height * random.between(1.2, 1.6), 0.3);
    }),
    crest: 0.14,
    relief: 0.14,
    grain: 0.3,
    steepness: 1.05,
    strata: 0.1,
    snow: random.between(0.5, 0.8),
  }),
};

/** Returns the shape of a mountain range, varied at random. */
export const createMassif = (name: MassifName, random: Random) => designs[name](random);
