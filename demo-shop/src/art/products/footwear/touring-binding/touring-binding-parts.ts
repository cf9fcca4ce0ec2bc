import { darker, lighter, lightness, mix } from '../../../drawing/colour.ts';
import { symbol, type Drawing } from '../../../drawing/drawing.ts';
import { flat, line } from '../../../drawing/solid.ts';
import { body, metal, print, type Part } from './touring-binding-paint.ts';
import { circle, extrude } from './touring-binding-shapes.ts';
import { dot, onPlane, plus, seen, trace, type Eye, type Vec } from './touring-binding-space.ts';

/** Shared inputs for drawing the parts of a binding. */
export interface Bench {
  readonly drawing: Drawing;
  readonly eye: Eye;
  /** 1 if the left side is visible, -1 if the right side is. */
  readonly near: 1 | -1;
  /** Colours of the three housing materials. */
  readonly shell: string;
  readonly dark: string;
  readonly bright: string;
  readonly steel: string;
}

/** Creates the shared inputs of a binding's parts. */
export function createBench(drawing: Drawing, eye: Eye): Bench {
  const { base, accent } = drawing;
  return {
    drawing,
    eye,
    near: eye.towards[1] > 0 ? 1 : -1,
    shell: lightness(base) < 0.16 ? lighter(base, 0.1) : base,
    dark: mix('#232b33', base, 0.14),
    bright: accent,
    steel: '#b4bfc8',
  };
}

/** Draws a part at several places from one definition. */
export function repeated(
  { drawing, eye }: Pick<Bench, 'drawing' | 'eye'>,
  part: Part,
  places: readonly Vec[],
  level = part.level,
): Part[] {
  const href = symbol(drawing, part.markup);
  return places.map((at) => {
    const [x, y] = seen(eye, at);
    return {
      level,
      depth: part.depth + dot(at, eye.towards),
      markup: `<use href="${href}" x="${x}" y="${y}"/>`,
    };
  });
}

/** Draws countersunk cross-head screws. */
export function screws(
  bench: Bench,
  places: readonly (readonly [x: number, y: number])[],
  level = 1,
): Part[] {
  const { drawing, eye, steel } = bench;
  const head = body(drawing, eye, extrude('plan', circle(0, 0, 4.8, 14), 7, 9.6, 0.9), steel, {
    level,
    finish: metal,
  });
  const slot = onPlane(
    eye,
    [0, 0, 9.6],
    [1, 0, 0],
    [0, 1, 0],
    line('M-2.4 -1L2.4 1M1 -2.4L-1 2.4', '#1b232b', { width: 1.3 }),
  );
  const one = { ...head, markup: head.markup + slot };
  return repeated(
    bench,
    one,
    places.map(([x, y]): Vec => [x, y, 0]),
  );
}

/** Draws a coil spring between two points. `radius`: mm. */
export function coil(
  { eye }: Bench,
  from: Vec,
  to: Vec,
  radius: number,
  colour: string,
  level: number,
): Part {
  const turns = 8;
  const along = plus(to, from, -1);
  const rim = (share: number, lean: number): string => {
    const middle = plus(from, along, share);
    const points = Array.from({ length: 9 }, (_, index): Vec => {
      const angle = (index / 8) * Math.PI - Math.PI / 2;
      const out = plus(
        plus(middle, eye.up, Math.sin(angle) * radius),
        plus([0, 0, 0], eye.towards, Math.cos(angle) * radius),
      );
      return plus(out, along, (lean * index) / 8);
    });
    return trace(eye, points);
  };
  const all = Array.from({ length: turns }, (_, index) => rim((index + 0.3) / turns, 0.5 / turns)).join('');
  const width = (radius * 0.42 * eye.scale).toFixed(1);
  const core = trace(eye, [from, to]);
  return print(
    eye,
    plus(from, along, 0.5),
    line(core, '#11181f', { width: Math.round(radius * 1.8 * eye.scale), cap: 'butt' }) +
      line(all, darker(colour, 0.45), { width: Number(width) }) +
      `<g transform="translate(-.8 -.8)">${line(all, lighter(colour, 0.45), { width: Number(width) * 0.5 })}</g>`,
    level,
  );
}

/**
 * Draws the window of the release spring with ticks and a pointer. It has no figures, because a release value is safety
 * advice.
 */
export function scale(width: number): string {
  const ticks = Array.from(
    { length: 7 },
    (_, index) => `M${(-width * 0.36 + index * width * 0.12).toFixed(1)} -1.6v${index % 3 === 0 ? 4 : 2.4}`,
  ).join('');
  return (
    `<rect x="${-width / 2 - 0.8}" y="-4.6" width="${width + 1.6}" height="9.2" rx="2" fill="#10161c" opacity=".6"/>` +
    `<rect x="${-width / 2}" y="-3.8" width="${width}" height="7.6" rx="1.4" fill="#f2f5f8"/>` +
    line(ticks, '#2a333c', { width: 0.6 }) +
    flat('M1 3.4l-1.6 -2.4h3.2z', '#d3261b')
  );
}
