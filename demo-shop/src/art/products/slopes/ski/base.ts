import { brandSymbol } from '../../../brands/mark.ts';
import { darker, lightness, readableOn } from '../../../drawing/colour.ts';
import { clip, linear, type Drawing } from '../../../drawing/drawing.ts';
import { flat, line } from '../../../drawing/solid.ts';
import { whole } from '../prints/print.ts';
import { brandAlong } from '../prints/words.ts';
import { bent } from './shading.ts';
import type { SkiShape } from './shape.ts';
import { tipHole } from './touring.ts';

/** Draws the base: colour inlays, the brand's name and steel edges. */
export function runningBase(drawing: Drawing, shape: SkiShape): string {
  const { design, spec, accent, detail, base } = drawing;
  const { path, length, tip, waist, tail } = shape;
  const ground = design.pick(['#161b20', '#161b20', lightness(base) < 0.6 ? darker(base, 0.35) : accent]);
  const inlay = readableOn(ground, accent, base, detail);
  const half = Math.ceil(tip);
  const y = (share: number) => Math.round(length * share);
  const slant = Math.round(tip * design.between(0.3, 0.8));
  const blocks =
    flat(`M${-half} 0H${half}V${y(0.2)}L${whole(-half, length * 0.2 + slant)}z`, inlay) +
    flat(`M${whole(-half, length * 0.86 + slant)}L${half} ${y(0.86)}V${length}H${-half}z`, inlay);
  const sign = brandSymbol(spec.brand, { x: 0, y: length * 0.12, size: tip * 1.1, colour: ground });
  const name = brandAlong(spec.brand, {
    y: y(0.545),
    tall: Math.min(waist, tail) * 1.3,
    long: y(0.5),
    colour: inlay,
  });
  const inlays = design.pick([
    blocks + sign,
    brandSymbol(spec.brand, { x: 0, y: length * 0.12, size: tip * 1.2, colour: inlay }),
  ]);
  const stone = [-0.7, -0.45, -0.2, 0.05, 0.3, 0.55, 0.8]
    .map((share) => `M${whole(tip * share, 0)}V${length}`)
    .join('');
  const edge = linear(drawing, 0, [
    [0, '#ffffff'],
    [0.3, '#c3ccd4'],
    [0.75, '#7d8994'],
    [1, '#dfe5ea'],
  ]);
  return (
    `<path d="${path}" fill="#20272e" transform="translate(3 4)"/><g clip-path="${clip(drawing, path)}">${flat(path, ground)}${inlays}${name}` +
    line(stone, '#ffffff', { width: 1, opacity: 0.07 }) +
    bent(drawing, shape) +
    tipHole(drawing, shape) +
    `<path d="${path}" fill="none" stroke="#0b1218" stroke-width="12" opacity="0.5"/><path d="${path}" fill="none" stroke="${edge}" stroke-width="8"/></g>`
  );
}
