import type { Drawing } from '../../../drawing/drawing.ts';

/** Board from above, nose at the top, centre line at x = 0. User units. */
export interface BoardShape {
  length: number;
  half: number;
  /** Centres of the two bindings. */
  front: number;
  rear: number;
  path: string;
}

const grown = { start: 0, perCm: 5.55, length: 156 };
// Lengths of junior boards are not to scale with adult ones, because the shortest would be too small in the picture.
const junior = { start: 400, perCm: 3.3, length: 115 };

interface End {
  /** Widest point (share of the length), width there, and fullness of the tip. */
  at: number;
  half: number;
  round: number;
  /** Depth of a swallowtail, user units. */
  swallow: number;
}

function ends({ design, spec }: Drawing, half: number, length: number): { nose: End; tail: End } {
  const round = design.between(0.5, 0.68);
  const { shape, taper = 0 } = spec.facts;
  const narrower = Number(taper) > 0 ? Number(taper) * 0.25 : half * 0.05;
  const nose = { at: 0.15, half, round, swallow: 0 };
  if (shape === 'directional') {
    const swallow = spec.audience !== 'junior' && design.chance(0.3) ? length * 0.05 : 0;
    return {
      nose: { at: 0.2, half, round: round - 0.12, swallow: 0 },
      tail: { at: 0.9, half: half - Math.max(4, narrower), round: 0.8, swallow },
    };
  }
  if (shape === 'directional-twin')
    return {
      nose: { ...nose, at: 0.17 },
      tail: { at: 0.86, half: half - Math.min(3, narrower), round: round + 0.1, swallow: 0 },
    };
  return { nose, tail: { ...nose, at: 0.85 } };
}

/** Returns the shape of a board by its length and catalogue facts. */
export function boardShape(drawing: Drawing): BoardShape {
  const { spec, design } = drawing;
  const scale = spec.audience === 'junior' ? junior : grown;
  const cm = Math.min(170, Math.max(80, spec.lengthCm ?? scale.length));
  const length = Math.round(scale.start + cm * scale.perCm);
  const wide = { women: 0.155, junior: 0.162, men: 0.168, unisex: 0.166 }[spec.audience];
  const half = Math.round(length * wide * 0.5 * 1.22 + 6);
  const waist = half * design.between(0.83, 0.87);
  const { nose, tail } = ends(drawing, half, length);
  // An asymmetric twin has a deeper sidecut on the heel side, here the left one.
  const heel = spec.facts['shape'] === 'asymmetric-twin' ? 0.95 : 1;
  const setback = spec.facts['shape'] === 'directional' ? 0.025 : 0;
  const path = outline(length, waist, heel, nose, tail);
  return { length, half, front: length * (0.335 + setback), rear: length * (0.665 + setback), path };
}

function outline(length: number, waist: number, heel: number, nose: End, tail: End): string {
  const y = (share: number) => Math.round(length * share);
  const x = (width: number) => Math.round(width * 10) / 10;
  const middle = (nose.at + tail.at) / 2;
  const notch = length - Math.round(tail.swallow);
  const edge = (side: 1 | -1): [number, number][] => [
    [0, 0],
    [side * nose.half * nose.round, 0],
    [side * nose.half, y(nose.at * 0.38)],
    [side * nose.half, y(nose.at)],
    [side * nose.half, y(nose.at + 0.13)],
    [side * waist * (side < 0 ? heel : 1), y(middle - 0.12)],
    [side * waist * (side < 0 ? heel : 1), y(middle)],
    [side * waist * (side < 0 ? heel : 1), y(middle + 0.12)],
    [side * tail.half, y(tail.at - 0.13)],
    [side * tail.half, y(tail.at)],
    [side * tail.half, y(1 - (1 - tail.at) * 0.38)],
    [side * tail.half * tail.round, length],
    [tail.swallow > 0 ? side * tail.half * 0.45 : 0, length],
  ];
  const curves = (list: [number, number][]) =>
    list
      .flatMap((_, index) =>
        index % 3 === 0
          ? [
              `C${list
                .slice(index, index + 3)
                .map(([px, py]) => `${x(px)} ${py}`)
                .join(' ')}`,
            ]
          : [],
      )
      .join('');
  const left = edge(-1).toReversed();
  const across = tail.swallow > 0 ? `L0 ${notch}L${x(-tail.half * 0.45)} ${length}` : '';
  return `M0 0${curves(edge(1).slice(1))}${across}${curves(left.slice(1))}z`;
}
