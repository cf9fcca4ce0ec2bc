import { brandSymbol, wordmark } from '../../../brands/mark.ts';
import { darker, readableOn } from '../../../drawing/colour.ts';
import { line } from '../../../drawing/solid.ts';
import type { Bench } from './snowboard-binding-bench.ts';
import { body, metal, print, type Part } from '../touring-binding/touring-binding-paint.ts';
import { circle, extrude, sheet } from '../touring-binding/touring-binding-shapes.ts';
import { onPlane, plus, trace, unit, type Vec } from '../touring-binding/touring-binding-space.ts';

/** Returns a point of the highback: `u` around the heel, `v` up to the rim, `out` away from the leg (mm). */
export type Surface = (u: number, v: number, out?: number) => Vec;

function patch(surface: Surface, from: number, to: number, low: number, high: number, out: number): Vec[][] {
  return Array.from({ length: 6 }, (_, row) =>
    Array.from({ length: 7 }, (__, column) =>
      surface(from + ((to - from) * column) / 6, low + ((high - low) * row) / 5, out),
    ),
  );
}

/** Draws the calf pad. */
export function calfPad(bench: Bench, surface: Surface): Part[] {
  const { drawing, eye, bright, dark } = bench;
  const colour = drawing.design.pick([bright, darker(dark, 0.2), dark]);
  const grooves = drawing.design
    .pick([
      [0.62, 0.7, 0.78, 0.86].map((v) =>
        trace(
          eye,
          [-0.3, -0.15, 0, 0.15, 0.3].map((u) => surface(u, v, -7)),
        ),
      ),
      [-0.2, 0, 0.2].map((u) =>
        trace(
          eye,
          [0.56, 0.7, 0.9].map((v) => surface(u, v, -7)),
        ),
      ),
      [0.6, 0.7, 0.8].map((v) =>
        trace(
          eye,
          [-0.32, 0, 0.32].map((u) => surface(u, v + (u === 0 ? 0.07 : 0), -7)),
        ),
      ),
    ])
    .join('');
  return [
    body(drawing, eye, sheet(patch(surface, -0.46, 0.46, 0.48, 0.95, -3)), darker(colour, 0.3), {
      level: 3.1,
    }),
    body(drawing, eye, sheet(patch(surface, -0.41, 0.41, 0.51, 0.925, -6)), colour, { level: 3.2 }),
    print(eye, surface(0, 0.7), line(grooves, darker(colour, 0.5), { width: 5, opacity: 0.5 }), 3.3),
  ];
}

/** Draws the rear side: name, spine and forward-lean adjuster. */
export function rear(bench: Bench, surface: Surface): Part[] {
  const { drawing, eye, back, bright, dark, steel } = bench;
  const word = readableOn(back, bright, drawing.detail);
  const across = unit(plus(surface(-0.18, 0.7), surface(0.02, 0.7), -1));
  const onBack = (v: number, markup: string): Part => {
    const at = surface(-0.08, v, 0.5);
    return print(eye, at, onPlane(eye, at, across, [0.06, 0, -1], markup), 5.6);
  };
  const [x, , z] = surface(0, 0.16);
  const block = extrude(
    'plan',
    [
      [x - 12, -13],
      [x - 12, 13],
      [x + 2, 15],
      [x + 2, -15],
    ],
    z - 12,
    z + 18,
    2.5,
  );
  const screw = extrude('front', circle(0, z + 4, 6, 14), x - 15, x - 11, 1);
  return [
    onBack(0.66, wordmark(drawing.spec.brand, { x: 0, y: 5, size: 17, colour: word, maxWidth: 42 })),
    onBack(0.81, brandSymbol(drawing.spec.brand, { x: 0, y: 0, size: 20, colour: word })),
    body(drawing, eye, block, bright === back ? dark : bright, { level: 6.2 }),
    body(drawing, eye, screw, steel, { level: 6.3, finish: metal }),
  ];
}
