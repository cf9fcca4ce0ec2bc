import { blur, symbol, type Drawing } from '../../../drawing/drawing.ts';
import type { Picture } from '../../../drawing/studio.ts';
import { brake, climbingAids } from './touring-binding-aids.ts';
import { heelPiece } from './touring-binding-heel.ts';
import { paint } from './touring-binding-paint.ts';
import { createBench } from './touring-binding-parts.ts';
import { createEye, seen, trace, type Eye, type Vec } from './touring-binding-space.ts';
import { toePiece } from './touring-binding-toe.ts';

/** Distance of each piece from the binding's centre, mm; bindings are pictured without a ski. */
const toeAt: Vec = [90, 0, 0];
const heelAt: Vec = [-64, 0, 0];

const moveTo = (eye: Eye, at: Vec, markup: string) =>
  `<g transform="translate(${seen(eye, at).join(' ')})">${markup}</g>`;

function ground(drawing: Drawing, eye: Eye): string {
  const block = (x: number, from: number, to: number, half: number): Vec[] => [
    [x + to, -half, 0],
    [x + to, half, 0],
    [x + from, half, 0],
    [x + from, -half, 0],
  ];
  const pieces = [
    block(toeAt[0], -60, 64, 34),
    block(heelAt[0], drawing.spec.facts['heelPiece'] === 'turning-heel' ? -60 : -88, 66, 36),
  ];
  const path = pieces.map((points) => `${trace(eye, points)}z`).join('');
  return (
    `<path d="${path}" transform="translate(20 14)" fill="#0b1b2b" opacity=".34" filter="${blur(drawing, 12)}"/>` +
    `<path d="${path}" transform="translate(5 5)" fill="#0b1b2b" opacity=".5" filter="${blur(drawing, 4)}"/>`
  );
}

/** Draws a touring binding: toe piece at the lower left, heel piece at the upper right; reversed in the `back` view. */
export function drawTouringBinding(drawing: Drawing): Picture {
  const isBack = drawing.spec.view === 'back';
  const eye = createEye(isBack ? 230 : 50, 29, 2.3);
  const bench = createBench(drawing, eye);
  const toe = moveTo(eye, toeAt, paint(toePiece(bench)));
  const heel = heelPiece(bench);
  const rear = moveTo(
    eye,
    heelAt,
    paint([...heel.parts, ...brake(bench, heel), ...climbingAids(bench, heel)]),
  );
  const one = symbol(drawing, ground(drawing, eye) + (isBack ? toe + rear : rear + toe));
  const place = (x: number, y: number) => `<use href="${one}" x="${x}" y="${y}"/>`;
  return { body: place(396, 326) + place(404, 736), focus: { x: 520, y: 640, zoom: 2.1 } };
}
