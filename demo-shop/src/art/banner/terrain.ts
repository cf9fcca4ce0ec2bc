import type { Random } from '../drawing/random.ts';
import type { Massif } from './massifs.ts';
import { createNoise, layered, ridged } from './noise.ts';

/** Returns the height at x along the range and z from its front foot (0) over the crest (0.5) to the back. */
export type Heights = (x: number, z: number) => number;

const halfDepth = 0.46;

/** Returns the height of the crest, which sags between summits. */
function crestOf({ summits, crest }: Massif): (x: number) => number {
  const sorted = summits.toSorted((one, other) => one.x - other.x);
  return (x) => {
    const right = sorted.findIndex((each) => each.x > x);
    const from = right === -1 ? sorted.at(-1) : sorted[right - 1];
    const to = sorted[right];
    if (!from || !to) return crest;
    const share = (x - from.x) / (to.x - from.x);
    const sag = 0.5 + 0.36 * Math.abs(2 * share - 1) ** 1.5;
    return Math.max(crest, (from.height + (to.height - from.height) * share) * sag);
  };
}

/** Creates the height function of a massif. */
export function heightsOf(massif: Massif, random: Random): Heights {
  const { summits, relief, grain, steepness, strata } = massif;
  const noise = createNoise(random);
  const ribs = ridged(noise, 5, 0.48);
  const bend = layered(noise, 2);
  const crest = crestOf(massif);
  const places = summits.map((each) => ({
    ...each,
    z: 0.5 + random.between(-0.06, 0.06),
    // Limits the depth of wide summits, so that their foot stays within the picture.
    deep: Math.max(1, each.spread / halfDepth),
  }));
  return (x, z) => {
    const bent = x + bend(x * 2.3 + 5, z * 2.3) * 0.12;
    const deep = z + bend(x * 2.3, z * 2.3 + 9) * 0.12;
    let top = crest(bent) * Math.max(0, 1 - Math.abs(deep - 0.5) / halfDepth) ** steepness;
    for (const { x: middle, z: centre, height, spread, aretes, deep: squeeze } of places) {
      const dx = bent - middle;
      const dz = (deep - centre) * squeeze;
      const distance = Math.sqrt(dx * dx + dz * dz) / spread;
      if (distance >= 1) continue;
      const [count, depth, turn] = aretes;
      const ridge = Math.abs(Math.sin((Math.atan2(dz, dx) * count) / 2 + turn));
      const fall = distance * (1 + depth * (1 - ridge) * Math.min(1, distance * 3));
      if (fall < 1) top = Math.max(top, height * (1 - fall) ** steepness);
    }
    const rough = ribs(bent / grain, (deep * 0.6) / grain) - 0.42;
    const height =
      top + rough * relief * (0.12 + 0.88 * Math.min(1, top / 0.32)) + bend(x * 1.4, z * 1.4) * 0.02;
    return strata === 0 ? height : height + Math.sin(height * 95 + bend(x * 4, z * 4) * 5) * 0.0028 * strata;
  };
}
