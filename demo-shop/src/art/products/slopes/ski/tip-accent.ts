import { brandSymbol } from '../../../brands/mark.ts';
import { readableOn } from '../../../drawing/colour.ts';
import type { Drawing } from '../../../drawing/drawing.ts';
import { flat } from '../../../drawing/solid.ts';
import { secondTone, whole } from '../prints/print.ts';
import type { SkiShape } from './shape.ts';

/** Draws an accent at the tips, for prints that are at the tails. */
export function tipAccent(drawing: Drawing, { tip, length }: SkiShape, ground: string): string {
  const { design, spec, accent, detail } = drawing;
  const y = length * design.between(0.085, 0.105);
  const half = tip * 2;
  const sign = [-tip, tip]
    .map((x) =>
      brandSymbol(spec.brand, {
        x,
        y: length * 0.085,
        size: tip * 0.95,
        colour: readableOn(ground, detail, accent),
      }),
    )
    .join('');
  const slanted =
    flat(`M${whole(-half, 0)}H${half}V${Math.round(y)}L${whole(-half, y + tip * 0.5)}z`, accent) +
    flat(
      `M${whole(-half, y + tip * 0.68)}L${whole(half, y + tip * 0.18)}v${Math.round(tip * 0.16)}L${whole(-half, y + tip * 0.84)}z`,
      detail,
    );
  const cap =
    flat(`M${whole(-half, 0)}H${half}V${Math.round(y)}H${-half}z`, accent) +
    flat(`M${whole(-half, y + 6)}H${half}v5H${-half}z`, detail);
  const tone = flat(`M${-half} 0H0V${length}H${-half}z`, secondTone(ground, 0.16));
  return design.pick([sign, slanted, cap, tone + sign]);
}
