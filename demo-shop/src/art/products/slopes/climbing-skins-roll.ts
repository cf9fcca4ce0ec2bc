import { brandSymbol } from '../../brands/mark.ts';
import { darker, lighter, readableOn } from '../../drawing/colour.ts';
import { blur, clip, linear, type Drawing } from '../../drawing/drawing.ts';
import { line } from '../../drawing/solid.ts';
import { glueColour } from './climbing-skins-glue.ts';
import { fringe, nap, widthLabel } from './climbing-skins-plush.ts';

/** Returns the path of an elliptical spiral, from the outside in. */
function spiral(cx: number, cy: number, rx: number, ry: number): string {
  const points = Array.from({ length: 96 }, (_, index) => {
    const angle = (index / 96) * Math.PI * 7.4 + 1.2;
    const share = 1 - (index / 96) * 0.86;
    return `${(cx + Math.cos(angle) * rx * share).toFixed(1)} ${Math.round(cy + Math.sin(angle) * ry * share)}`;
  });
  return `M${points.join('L')}`;
}

/** Draws the rolled-up tail of a skin. `isPlush`: whether its outside is the plush side. */
export function skinRoll(drawing: Drawing, half: number, y: number, isPlush: boolean): string {
  const { base, accent, detail, spec } = drawing;
  const r = 96;
  const cap = 36;
  const colour = isPlush ? base : glueColour(drawing);
  const body = `M${-half} ${y - r}H${half}A${cap} ${r} 0 0 1 ${half} ${y + r}H${-half}A${cap} ${r} 0 0 1 ${-half} ${y - r}z`;
  const end = `M${half} ${y - r}A${cap} ${r} 0 0 1 ${half} ${y + r}A${cap} ${r} 0 0 1 ${half} ${y - r}z`;
  const round = linear(drawing, 84, [
    [0, '#06111c', 0.34],
    [0.1, '#ffffff', 0.12],
    [0.26, '#ffffff', 0.38],
    [0.45, '#ffffff', 0.02],
    [0.78, '#06111c', 0.38],
    [1, '#06111c', 0.66],
  ]);
  const ink = readableOn(colour, detail, accent);
  const turns = spiral(half, y, cap - 3, r - 5);
  const pool = blur(drawing, 11);
  return (
    `<g filter="${pool}"><path d="${body}" fill="#06111c" opacity=".5" transform="translate(16 20)"/><path d="M${-half} ${y - r - 8}H${half + 8}V${y}H${-half}z" fill="#06111c" opacity=".5"/></g>` +
    `<path d="${body}" fill="${colour}"/>` +
    `<g clip-path="${clip(drawing, body)}">` +
    brandSymbol(spec.brand, { x: 0, y: y - 12, size: half * 0.72, colour: ink, opacity: 0.9 }) +
    widthLabel(drawing, half, y + 46, ink) +
    (isPlush ? nap(drawing, body, base) : '') +
    `</g><path d="${body}" fill="${round}"/>` +
    (isPlush ? fringe(`M${-half} ${y - r}A${cap} ${r} 0 0 0 ${-half} ${y + r}`, darker(base, 0.15)) : '') +
    `<path d="${end}" fill="${darker(base, 0.66)}"/>` +
    line(turns, lighter(base, 0.18), { width: 6 }) +
    line(turns, lighter(glueColour(drawing), 0.35), { width: 2, opacity: 0.8 })
  );
}
