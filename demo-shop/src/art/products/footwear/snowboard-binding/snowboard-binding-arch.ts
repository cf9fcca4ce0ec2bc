import { cross, plus, unit, type Vec } from '../touring-binding/touring-binding-space.ts';

/** Strap of a binding, defined by its arch from rail to rail. */
export interface Strap {
  /** Position at the rails, mm: forward and up. */
  readonly foot: readonly [x: number, z: number];
  /** Position of the crown relative to `foot`, mm: forward and up. */
  readonly rise: readonly [x: number, z: number];
  readonly width: number;
  readonly hasName: boolean;
}

export const ankle: Strap = { foot: [-36, 34], rise: [64, 112], width: 62, hasName: true };
export const toe: Strap = { foot: [60, 12], rise: [28, 68], width: 44, hasName: false };

/** Curve of a strap: s = 0 at the left rail, 1 at the right one. */
export interface Arch {
  readonly up: Vec;
  middle: (s: number) => Vec;
  tangent: (s: number) => Vec;
  out: (s: number) => Vec;
  /** `q` is -1 to 1 across the strap. */
  at: (s: number, q: number, half: number, lift: number) => Vec;
}

const negative = (vector: Vec) => plus([0, 0, 0], vector, -1);

/** Creates the curve of a strap. */
export function archOf({ foot, rise }: Strap): Arch {
  const crown = unit([rise[0], 0, rise[1]]);
  const length = Math.hypot(...rise);
  const along = unit(cross([0, 1, 0], crown));
  const up = along[2] > 0 ? along : negative(along);
  const start: Vec = [foot[0], 0, foot[1]];
  const middle = (s: number): Vec => {
    const angle = s * Math.PI;
    return plus(plus(start, [0, 1, 0], Math.cos(angle) * 69), crown, Math.sin(angle) ** 0.72 * length);
  };
  const tangent = (s: number) => unit(plus(middle(Math.min(1, s + 0.01)), middle(Math.max(0, s - 0.01)), -1));
  const out = (s: number): Vec => {
    const normal = unit(cross(tangent(s), up));
    const [x, y, z] = plus(middle(s), start, -1);
    return normal[0] * x + normal[1] * y + normal[2] * z > 0 ? normal : negative(normal);
  };
  const at = (s: number, q: number, half: number, lift: number) =>
    plus(plus(middle(s), up, q * half), out(s), lift);
  return { up, middle, tangent, out, at };
}

/** Returns rows of points along a part of the arch, raised by `bulge` mm in the middle. */
export function ribbon(
  arch: Arch,
  [from, to]: readonly [number, number],
  half: (s: number) => number,
  bulge: number,
  [steps, columns]: readonly [number, number],
): Vec[][] {
  return Array.from({ length: steps + 1 }, (_, row) => {
    const s = from + ((to - from) * row) / steps;
    return Array.from({ length: columns + 1 }, (__, column) => {
      const q = (column / columns) * 2 - 1;
      return arch.at(s, q, half(s), bulge * (1 - q ** 4));
    });
  });
}
