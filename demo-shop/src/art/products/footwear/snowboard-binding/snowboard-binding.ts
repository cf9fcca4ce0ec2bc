import { blur, symbol, type Drawing } from '../../../drawing/drawing.ts';
import type { Picture } from '../../../drawing/studio.ts';
import { ankle, toe } from './snowboard-binding-arch.ts';
import { chassis } from './snowboard-binding-base.ts';
import { createBench } from './snowboard-binding-bench.ts';
import { buckle } from './snowboard-binding-buckle.ts';
import { highback } from './snowboard-binding-highback.ts';
import { hoop } from './snowboard-binding-hoop.ts';
import { strap } from './snowboard-binding-strap.ts';
import { paint, type Part } from '../touring-binding/touring-binding-paint.ts';
import { createEye, trace, type Eye, type Vec } from '../touring-binding/touring-binding-space.ts';

function ground(drawing: Drawing, eye: Eye): string {
  const foot: Vec[] = [
    [122, -40, 0],
    [122, 40, 0],
    [84, 56, 0],
    [-60, 58, 0],
    [-108, 20, 0],
    [-108, -20, 0],
    [-60, -58, 0],
    [84, -56, 0],
  ];
  const path = `${trace(eye, foot)}z`;
  return (
    `<path d="${path}" transform="translate(34 22)" fill="#0b1b2b" opacity=".3" filter="${blur(drawing, 16)}"/>` +
    `<path d="${path}" transform="translate(7 7)" fill="#0b1b2b" opacity=".5" filter="${blur(drawing, 5)}"/>`
  );
}

/**
 * Draws a pair of snowboard bindings: one behind on the right, one in front on the left, buckles on the outer sides.
 */
export function drawSnowboardBinding(drawing: Drawing): Picture {
  const { audience, view } = drawing.spec;
  const isBack = view === 'back';
  const size = { junior: 0.84, women: 0.95, men: 1, unisex: 1 }[audience];
  const eye = createEye(isBack ? 214 : 38, 27, 1.7 * size);
  const bench = createBench(drawing, eye);
  const buckles = (outer: 1 | -1) => [ankle, toe].flatMap((each) => buckle(bench, each, outer));
  const shared = [
    ...chassis(bench),
    ...hoop(bench),
    ...highback(bench),
    ...[ankle, toe].flatMap((each) => strap(bench, each)),
  ];
  const layer = (parts: readonly Part[]) => symbol(drawing, paint(parts));
  const cut = isBack ? 5 : 9;
  const below = layer(shared.filter((part) => part.level < cut));
  const above = layer(shared.filter((part) => part.level >= cut));
  const one = (outer: 1 | -1, x: number, y: number) =>
    `<g transform="translate(${x} ${y})">${ground(drawing, eye)}<use href="${below}"/>${paint(buckles(outer))}<use href="${above}"/></g>`;
  const pair = isBack ? one(-1, 548, 464) + one(1, 270, 752) : one(1, 536, 508) + one(-1, 262, 796);
  return { body: pair, focus: { x: 262, y: 660, zoom: 1.75 } };
}
