import { darker, lighter, readableOn } from '../../../drawing/colour.ts';
import { linear, type Drawing } from '../../../drawing/drawing.ts';
import { at, type Point } from '../../../drawing/markup.ts';
import { line } from '../../../drawing/solid.ts';
import { wordmark } from '../../../brands/mark.ts';
import { onBend, viewOf, type Place } from './face.ts';
import type { SunglassesShape } from './sunglasses-shape.ts';

/** Course of a temple from the hinge over the ear: distance back, drop and half of its height. User units. */
const course = [
  { back: -6, drop: 0, half: 21 },
  { back: 30, drop: 2, half: 20 },
  { back: 120, drop: 4, half: 15 },
  { back: 240, drop: 6, half: 12 },
  { back: 340, drop: 10, half: 12 },
  { back: 400, drop: 26, half: 14 },
  { back: 450, drop: 64, half: 15 },
  { back: 476, drop: 104, half: 13 },
  { back: 484, drop: 118, half: 6 },
] as const;

interface Temple {
  top: Point[];
  foot: Point[];
}

function templeOf(shape: SunglassesShape, place: Place, side: 1 | -1, out = 0): Temple {
  const view = viewOf(place);
  const [x, y, towards] = onBend(shape.bend, { x: side * shape.hinge.x, y: shape.hinge.y });
  const step = (sign: 1 | -1) =>
    course.map(({ back, drop, half }) =>
      view(x - side * back * 0.06 + side * out, y + drop + sign * half, towards - back),
    );
  return { top: step(-1), foot: step(1) };
}

const smooth = (points: readonly Point[]) =>
  points
    .slice(1)
    .map((point, index) => {
      const before = points[index] ?? point;
      return `Q${at(before)} ${at({ x: (before.x + point.x) / 2, y: (before.y + point.y) / 2 })}`;
    })
    .join('');

function ribbon({ top, foot }: Temple): string {
  const [first, last] = [top[0], foot.at(-1)];
  if (!first || !last) return '';
  const back = foot.toReversed();
  return `M${at(first)}${smooth(top)}L${at(top.at(-1) ?? first)}L${at(last)}${smooth(back)}L${at(back.at(-1) ?? last)}z`;
}

/** Draws a temple. `side`: 1 right, -1 left. */
export function temple(
  drawing: Drawing,
  shape: SunglassesShape,
  place: Place,
  side: 1 | -1,
  frame: string,
): string {
  const { spec, accent, detail } = drawing;
  const outer = templeOf(shape, place, side);
  const inner = templeOf(shape, place, side, -9);
  const isNear = side === 1;
  const path = ribbon(outer);
  const ground = linear(drawing, 75, [
    [0, lighter(frame, isNear ? 0.3 : 0.05)],
    [0.5, isNear ? frame : darker(frame, 0.25)],
    [1, darker(frame, 0.5)],
  ]);
  const thick = `<path d="${ribbon(inner)}" fill="${darker(frame, 0.6)}"/>`;
  const grip = [outer.top, outer.foot].map((points) => points.slice(5));
  const [top, foot] = [grip[0] ?? [], grip[1] ?? []];
  const rubber =
    top.length > 1
      ? `<path d="M${top.map(at).join('L')}L${foot.toReversed().map(at).join('L')}z" fill="${accent}" opacity="${isNear ? 0.92 : 0.6}"/>`
      : '';
  if (!isNear) return `<path d="${path}" fill="${ground}"/>${rubber}`;
  // A side shield hides the start of the temple.
  const from = shape.style === 'frame-shields' ? 2 : 1;
  const [a, b] = [outer.foot[from], outer.foot[from + 2]];
  const [c, d] = [outer.top[from], outer.top[from + 2]];
  if (!a || !b || !c || !d) return '';
  const turn = Math.round((Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI);
  const [x, y] = [(a.x + b.x + c.x + d.x) / 4, (a.y + b.y + c.y + d.y) / 4];
  return (
    thick +
    `<path d="${path}" fill="${ground}"/>${rubber}` +
    line(`M${at(outer.top[0] ?? c)}${smooth(outer.top.slice(0, 6))}`, '#ffffff', { width: 3, opacity: 0.4 }) +
    wordmark(spec.brand, {
      x,
      y: y + 8,
      size: 24,
      maxWidth: Math.hypot(b.x - a.x, b.y - a.y) * 0.8,
      rotate: turn,
      colour: readableOn(frame, detail, accent),
    })
  );
}
