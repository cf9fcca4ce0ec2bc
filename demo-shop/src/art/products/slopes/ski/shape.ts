import type { Drawing } from '../../../drawing/drawing.ts';
import type { ProductArtSpec } from '../../../spec.ts';

export type SkiUse = 'race' | 'all-mountain' | 'freeride' | 'park' | 'junior' | 'touring';

/** Ski from above, tip at the top, centre line at x = 0. Half widths in user units. */
export interface SkiShape {
  use: SkiUse;
  length: number;
  tip: number;
  waist: number;
  tail: number;
  waistMm: number;
  radius: number;
  path: string;
}

interface Scale {
  start: number;
  perCm: number;
  perMm: number;
  /** Centimetres, if the variant has no length. */
  length: number;
}

// Widths are about three times as large as to scale, so that a pair fills the picture and prints are legible.
const grown: Scale = { start: 0, perCm: 5.3, perMm: 0.78, length: 176 };
// Lengths of junior skis are not to scale with adult ones, because the shortest would be too small in the picture.
const junior: Scale = { start: 470, perCm: 3.8, perMm: 1.3, length: 110 };
/** Skis that stand upright: beside others of a set, and in a scene. */
const uprightGrown: Scale = { ...grown, perCm: 4.75, perMm: 0.66 };
const uprightJunior: Scale = { ...junior, start: 420, perCm: 3.4, perMm: 1.1 };

function scaleOf({ audience, view, isPart }: ProductArtSpec): Scale {
  const isUpright = isPart === true || view === 'scene';
  if (audience === 'junior') return isUpright ? uprightJunior : junior;
  return isUpright ? uprightGrown : grown;
}

function purposeOf({ spec }: Drawing, waist: number): SkiUse {
  if (spec.kind === 'touring-ski') return 'touring';
  if (spec.audience === 'junior') return 'junior';
  if ('feel' in spec.facts) return 'park';
  if (waist < 79) return 'race';
  return waist > 101 ? 'freeride' : 'all-mountain';
}

/** Widest points (shares of the length) and roundness of the ends. */
const ends: Readonly<Record<SkiUse, { tipAt: number; tailAt: number; round: number; tail: number }>> = {
  race: { tipAt: 0.085, tailAt: 0.965, round: 0.42, tail: 0.82 },
  'all-mountain': { tipAt: 0.115, tailAt: 0.94, round: 0.55, tail: 0.62 },
  freeride: { tipAt: 0.16, tailAt: 0.9, round: 0.5, tail: 0.5 },
  park: { tipAt: 0.13, tailAt: 0.88, round: 0.6, tail: 0 },
  junior: { tipAt: 0.1, tailAt: 0.95, round: 0.62, tail: 0.66 },
  touring: { tipAt: 0.12, tailAt: 0.95, round: 0.5, tail: 0.66 },
};

const number = (value: string | number | undefined, fallback: number) =>
  typeof value === 'number' && Number.isFinite(value) ? value : fallback;

/** Returns the shape of a ski by its length and catalogue facts. */
export function skiShape(drawing: Drawing): SkiShape {
  const { spec, design } = drawing;
  const scale = scaleOf(spec);
  const cm = Math.min(198, Math.max(75, spec.lengthCm ?? scale.length));
  const length = Math.round(scale.start + cm * scale.perCm);
  const waistMm = number(spec.facts['waist'], spec.audience === 'junior' ? 68 : 90);
  const radius = number(spec.facts['radius'], 16);
  const use = purposeOf(drawing, waistMm);
  // Depth of the sidecut: sagitta of an arc with the ski's radius over its contact length (85 % of the length).
  const sidecut = ((cm * 0.85) ** 2 / (8 * radius * 100)) * 10;
  const half = (mm: number) => Math.round(mm * scale.perMm * 5) / 10;
  const tip = half(waistMm + 2 * sidecut + 9);
  const tail = half(waistMm + 2 * sidecut - (use === 'park' ? 0 : 7));
  const waist = half(waistMm);
  const round = ends[use].round + design.between(-0.07, 0.07);
  const path = outline({ use, length, tip, tail, waist, round, end: ends[use].tail });
  return { use, length, tip, waist, tail, waistMm, radius, path };
}

interface Edge {
  use: SkiUse;
  length: number;
  tip: number;
  tail: number;
  waist: number;
  round: number;
  end: number;
}

function outline({ use, length, tip, tail, waist, round, end }: Edge): string {
  const { tipAt, tailAt } = ends[use];
  const y = (share: number) => Math.round(length * share);
  const x = (width: number) => Math.round(width * 10) / 10;
  // Right side from tip to tail; the left side is its mirror image.
  const points: [number, number][] = [
    [0, 0],
    [tip * round, 0],
    [tip, y(tipAt * 0.38)],
    [tip, y(tipAt)],
    [tip, y(tipAt + 0.13)],
    [waist, y(0.4)],
    [waist, y(0.56)],
    [waist, y(0.7)],
    [tail, y(tailAt - 0.13)],
    [tail, y(tailAt)],
    [tail, y(1 - (1 - tailAt) * 0.4)],
    [end === 0 ? tail * round : tail * Math.min(0.98, end + 0.2), length],
    [end === 0 ? 0 : tail * end * 0.6, length],
  ];
  const right = points.slice(1).map(([px, py]) => `${x(px)} ${py}`);
  const left = points.toReversed().map(([px, py]) => `${x(-px)} ${py}`);
  const curves = (list: string[]) =>
    list
      .flatMap((_, index) => (index % 3 === 0 ? [`C${list.slice(index, index + 3).join(' ')}`] : []))
      .join('');
  const notch = use === 'touring' ? `H9L6 ${length - 15}H-6L-9 ${length}L${left[0]}` : `L${left[0]}`;
  return `M0 0${curves(right)}${notch}${curves(left.slice(1))}z`;
}
