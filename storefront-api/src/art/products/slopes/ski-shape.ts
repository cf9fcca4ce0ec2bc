import type { Drawing } from '../../drawing/drawing.ts';

// 190 cm fill the frame; widths are drawn half as wide again as they are, or the print could not be read.
const unitsPerCm = 4.75;
const unitsPerMm = (unitsPerCm / 10) * 1.5;

export type SkiUse = 'piste' | 'all-mountain' | 'freeride' | 'park' | 'touring';

export interface SkiShape {
  use: SkiUse;
  length: number;
  /** Half widths. */
  tip: number;
  waist: number;
  tail: number;
  path: string;
}

interface Build {
  /** Where it is widest, share of the length from the tip and from the tail. */
  tipAt: number;
  tailAt: number;
  /** Tip and tail over the waist. */
  tipOver: number;
  tailOver: number;
  /** How round the tip is: 0.3 a point, 0.7 a spoon. */
  round: number;
  /** How square the tail ends: 0 a point, 1 cut straight; null bends up like the tip. */
  square: number | null;
}

const builds: Record<SkiUse, Build> = {
  piste: { tipAt: 0.075, tailAt: 0.035, tipOver: 1.66, tailOver: 1.42, round: 0.5, square: 0.92 },
  'all-mountain': { tipAt: 0.11, tailAt: 0.06, tipOver: 1.36, tailOver: 1.2, round: 0.46, square: 0.66 },
  freeride: { tipAt: 0.17, tailAt: 0.12, tipOver: 1.2, tailOver: 1.1, round: 0.4, square: 0.34 },
  park: { tipAt: 0.12, tailAt: 0.12, tipOver: 1.32, tailOver: 1.3, round: 0.56, square: null },
  touring: { tipAt: 0.13, tailAt: 0.05, tipOver: 1.38, tailOver: 1.2, round: 0.42, square: 0.8 },
};

/** What a ski is for shows in its waist, millimetres; only park skis name their camber. */
export function skiUse({ spec }: Drawing): SkiUse {
  const { kind, facts } = spec;
  if (kind === 'touring-ski') return 'touring';
  if ('camber' in facts) return 'park';
  const waist = Number(facts['waist'] ?? 88);
  if (waist <= 78) return 'piste';
  return waist >= 101 ? 'freeride' : 'all-mountain';
}

/** Seen from above, tip at the top, middle line x = 0. */
export function skiShape(drawing: Drawing): SkiShape {
  const { spec, design } = drawing;
  const use = skiUse(drawing);
  const { tipAt, tailAt, tipOver, tailOver, round, square } = builds[use];
  const length = Math.round(Math.min(205, Math.max(80, spec.lengthCm ?? 178)) * unitsPerCm);
  const waist = Math.min(44, Math.max(20, (Number(spec.facts['waist'] ?? 88) / 2) * unitsPerMm));
  const tip = waist * tipOver * design.between(0.97, 1.03);
  const tail = waist * tailOver * design.between(0.97, 1.03);
  const blunt = round * design.between(0.9, 1.15);

  const x = (width: number) => width.toFixed(1);
  const y = (share: number) => Math.round(length * share);
  const tailTop = 1 - tailAt;
  const end = square === null ? 0 : tail * square * design.between(0.94, 1.04);
  const side = (s: 1 | -1) => {
    const tipCurve = [x(s * tip * blunt), 0, x(s * tip), y(tipAt * 0.36), x(s * tip), y(tipAt)];
    const front = [x(s * tip), y(tipAt + 0.16), x(s * waist), y(0.38), x(s * waist), y(0.55)];
    const rear = [x(s * waist), y(0.7), x(s * tail), y(tailTop - 0.13), x(s * tail), y(tailTop)];
    const close =
      square === null
        ? [x(s * tail), y(1 - tailAt * 0.36), x(s * tail * blunt), y(1), 0, y(1)]
        : [x(s * tail), y(1 - tailAt * 0.4), x(s * tail * 0.96), y(0.997), x(s * end), y(0.998)];
    return { tipCurve, front, rear, close };
  };
  const right = side(1);
  const left = side(-1);
  const down = [right.tipCurve, right.front, right.rear, right.close].map((points) => `C${points.join(' ')}`);
  return {
    use,
    length,
    tip,
    waist,
    tail,
    path: `M0 0${down.join('')}${across(square, end, y(1.003))}${up(left)}`,
  };
}

const across = (square: number | null, end: number, y: number) =>
  square === null ? '' : `Q0 ${y} ${(-end).toFixed(1)} ${y - 3}`;

type Points = (string | number)[];

/** The other side from the tail to the tip: the same curves, run backwards. */
function up({
  tipCurve,
  front,
  rear,
  close,
}: {
  tipCurve: Points;
  front: Points;
  rear: Points;
  close: Points;
}): string {
  const back = (points: Points, start: Points) =>
    `C${points[2]} ${points[3]} ${points[0]} ${points[1]} ${start[0]} ${start[1]}`;
  return (
    back(close, rear.slice(4)) +
    back(rear, front.slice(4)) +
    back(front, tipCurve.slice(4)) +
    back(tipCurve, [0, 0]) +
    'z'
  );
}
