export interface Skin {
  /** Half of the width, user units; the centre line is x = 0, the tip is at y = 0. */
  half: number;
  /** End of the flat strip: its tail, or the centre of the roll. */
  end: number;
  path: string;
  /** Path data of both long edges, without the ends. */
  edges: string;
}

/** Returns the sideways offset at y: a flat sheet is slightly wavy. */
const wave = (y: number) => Math.round(Math.sin(y / 210 + 0.6) * 5);

/** Returns the width at y as a share of the full width: narrower at the tip, and at a tail with a clip. */
function share(y: number, end: number, isTailCut: boolean): number {
  const tip = Math.min(1, 0.56 + 0.44 * Math.sin((Math.min(1, (y - 54) / 130) * Math.PI) / 2));
  if (!isTailCut) return tip;
  return tip * (1 - 0.42 * Math.max(0, (y - end + 96) / 96) ** 2);
}

/** Returns the outline of a climbing skin. */
export function skinShape(half: number, end: number, isTailCut: boolean): Skin {
  const steps = [0, 0.02, 0.05, 0.08, 0.11, 0.15, 0.25, 0.36, 0.47, 0.58, 0.69, 0.8, 0.88, 0.92, 0.96, 1];
  const heights = steps.map((step) => Math.round(54 + (end - 54) * step));
  const edge = (side: number) =>
    heights.map((y) => `${Math.round(side * half * share(y, end, isTailCut)) + wave(y)} ${y}`);
  const [left, right] = [edge(-1), edge(1)];
  return {
    half,
    end,
    path: `M${[...left, ...right.toReversed()].join('L')}z`,
    edges: `M${left.join('L')}M${right.join('L')}`,
  };
}
