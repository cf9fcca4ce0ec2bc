import { darker, lighter, mix } from '../../../drawing/colour.ts';
import { linear, type Drawing } from '../../../drawing/drawing.ts';
import { groundShadow } from '../ground-shadow.ts';
import { cloth } from '../cloth/cloth.ts';
import { flipped } from '../cloth/crease.ts';
import { innerShade, legFolds, middleSeam, type Legs } from './legs.ts';
import { upright, type Surface } from '../cloth/surface.ts';
import { line } from '../../../drawing/solid.ts';

export interface LowerLook {
  base: string;
  texture?: string | undefined;
  crisp: number;
  folds: number;
  leftGraphics: string;
  rightGraphics: string;
  leftOver: string;
  rightOver: string;
}

/** Draws both legs without the waist. `shadowed`: other pieces that cast a shadow. */
export function legsDrawn(
  drawing: Drawing,
  legs: Legs,
  look: LowerLook,
  shadowed: readonly Surface[] = [],
): string {
  const { base, texture, crisp } = look;
  const creases = legFolds(drawing, legs, look.folds);
  const options = { texture, crisp };
  return (
    groundShadow(drawing, [...shadowed, legs.left, legs.right]) +
    cloth(drawing, legs.left, base, {
      ...options,
      graphics: look.leftGraphics,
      creases,
      over: innerShade(drawing, legs, true) + look.leftOver,
    }) +
    cloth(drawing, legs.right, base, {
      ...options,
      shade: 0.08,
      graphics: look.rightGraphics,
      creases: flipped(creases),
      over: innerShade(drawing, legs, false) + look.rightOver,
    }) +
    middleSeam(legs)
  );
}

export type WaistKind = 'snap' | 'elastic' | 'belt' | 'cord';

/** Draws the waistband with its closure, and the inside of its back. */
export function waistband(drawing: Drawing, legs: Legs, kind: WaistKind, colour: string): string {
  const { accent, spec } = drawing;
  const { top, waist } = legs;
  const isBack = spec.view === 'back';
  const piece = upright(
    [
      [top - 30, waist - 5],
      [top + 6, waist + 2],
    ],
    isBack ? [-4, 8] : [14, 14],
  );
  const inside = linear(drawing, 90, [
    [0, darker(mix(colour, accent, 0.35), 0.3)],
    [1, darker(colour, 0.75)],
  ]);
  const [l, r] = [405 - waist, 395 + waist];
  const ribs = Array.from(
    { length: 34 },
    (_, index) => `M${Math.round(l + 6 + index * ((r - l - 12) / 33))} ${top - 34}v56`,
  ).join('');
  const loops = [0.16, 0.32, 0.68, 0.84]
    .map((u) => {
      const { x, y } = piece.at(u, 0);
      return `<rect x="${Math.round(x) - 6}" y="${Math.round(y) - 2}" width="12" height="42" rx="3" fill="${darker(colour, 0.35)}"/><path d="M${Math.round(x) - 4} ${Math.round(y) + 2}v34" stroke="#fff" stroke-width="1.6" opacity="0.25"/>`;
    })
    .join('');
  const belt =
    line(piece.line([0, 0.5], [0.25, 0.5], [0.5, 0.5], [0.75, 0.5], [1, 0.5]), '#1f272f', {
      width: 19,
      cap: 'butt',
    }) +
    `<rect x="366" y="${top - 13}" width="68" height="30" rx="5" fill="#2c363f"/><path d="M372 ${top - 8}h56" stroke="#fff" stroke-width="2" opacity="0.35"/><rect x="396" y="${top - 13}" width="4" height="30" fill="#0b1219"/>`;
  const button = `<circle cx="402" cy="${top + 4}" r="11" fill="#06111c" opacity="0.35"/><circle cx="400" cy="${top + 2}" r="10" fill="${darker(colour, 0.55)}"/><circle cx="398" cy="${top}" r="6" fill="${lighter(accent, 0.1)}"/>`;
  const cords = line(
    `M388 ${top + 6}C380 ${top + 40} 376 ${top + 58} 382 ${top + 76}M412 ${top + 6}C422 ${top + 36} 424 ${top + 52} 418 ${top + 70}`,
    accent,
    { width: 4 },
  );
  const isGathered = kind === 'elastic' || kind === 'cord';
  const over = {
    snap: loops + (isBack ? '' : button),
    belt: belt.slice(0, isBack ? belt.indexOf('<rect') : undefined) + loops,
    elastic: isBack ? '' : button,
    cord: isBack ? '' : cords,
  }[kind];
  return (
    (isBack
      ? ''
      : `<path d="M${l} ${top - 28}C${l + 20} ${top - 52} ${r - 20} ${top - 52} ${r} ${top - 28}C${r - 20} ${top - 4} ${l + 20} ${top - 4} ${l} ${top - 28}z" fill="${inside}"/>`) +
    cloth(drawing, piece, colour, {
      over: isGathered ? line(ribs, '#06111c', { width: 3, opacity: 0.24 }) : '',
    }) +
    line(piece.line([0.01, 1], [0.25, 1], [0.5, 1], [0.75, 1], [0.99, 1]), '#06111c', {
      width: 2.5,
      opacity: 0.4,
    }) +
    over
  );
}
