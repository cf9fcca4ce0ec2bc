import { brandSymbol, wordmark } from '../../../brands/mark.ts';
import { darker, lighter, readableOn } from '../../../drawing/colour.ts';
import { clip, symbol, type Drawing } from '../../../drawing/drawing.ts';
import { lettering } from '../../../drawing/lettering.ts';
import { line } from '../../../drawing/solid.ts';
import type { Picture } from '../../../drawing/studio.ts';
import type { BootScheme } from './hiking-boot-body.ts';
import type { BootShape } from './hiking-boot-shape.ts';
import { block, edgesAt, soleOutline, soleShadow, underside } from '../trail-shoe/trail-shoe-below.ts';

/** Lugs at the edge are for braking and traversing, those in the middle for level ground. */
const rims = [
  'M-34 -15L14 -19L32 0L14 19L-34 15z',
  'M-34 -17H20L30 -6V6L20 17H-34z',
  'M-34 -12L6 -20L28 -10L20 14L-34 19z',
] as const;

const middles = [
  'M0 -26L9 -9L26 0L9 9L0 26L-9 9L-26 0L-9 -9z',
  'M0 -22L24 -4V16L0 2L-24 16V-4z',
  'M-20 -16L0 -8L20 -16L14 0L20 16L0 8L-20 16L-14 0z',
] as const;

const arch = [404, 508] as const;

function lugs(drawing: Drawing, rubber: string, accent: string): string {
  const { design } = drawing;
  const rim = block(drawing, design.pick(rims), rubber);
  const middle = block(drawing, design.pick(middles), design.pick([rubber, rubber, accent]));
  const pitch = design.whole(48, 54);
  const levels = (from: number, to: number) =>
    Array.from({ length: Math.floor((to - from) / pitch) + 1 }, (_, index) => from + index * pitch);
  const toe = `<use href="${rim}" transform="translate(119 32) rotate(90)"/>`;
  const all = [...levels(74, arch[0] - 20), ...levels(arch[1] + 38, 712)]
    .map((y, index) => {
      const [left, right] = edgesAt(y);
      const isHeel = y > arch[1];
      const tilt = isHeel ? -10 : 12;
      const sides =
        `<use href="${rim}" transform="translate(${Math.round(left + 34)} ${y}) rotate(${tilt})"/>` +
        `<use href="${rim}" transform="translate(${Math.round(right - 34)} ${y}) scale(-1 1) rotate(${tilt})"/>`;
      const centre = Math.round((left + right) / 2);
      const room = right - left - 150;
      const spread = room > 70 && index % 2 === 0 ? [centre - 30, centre + 30] : [centre];
      const inner = spread.map(
        (x) =>
          `<use href="${middle}" transform="translate(${x} ${y + Math.round(pitch / 2)})${isHeel ? ' rotate(180)' : ''}"/>`,
      );
      return sides + (right - left < 130 || (!isHeel && y > arch[0] - 52) ? '' : inner.join(''));
    })
    .join('');
  return toe + all;
}

/** Draws the step between arch and heel. */
function step(drawing: Drawing, rubber: string): string {
  const path = `M0 ${arch[0]}C90 ${arch[0] - 26} 200 ${arch[0] - 26} 300 ${arch[0]}V${arch[1]}C200 ${arch[1] + 20} 90 ${arch[1] + 20} 0 ${arch[1]}z`;
  return (
    `<g clip-path="${clip(drawing, soleOutline(0))}"><path d="${path}" fill="${darker(rubber, 0.72)}"/>` +
    line(`M0 ${arch[0]}C90 ${arch[0] - 26} 200 ${arch[0] - 26} 300 ${arch[0]}`, '#03080d', {
      width: 12,
      opacity: 0.5,
    }) +
    line(`M0 ${arch[1]}C90 ${arch[1] + 20} 200 ${arch[1] + 20} 300 ${arch[1]}`, lighter(rubber, 0.35), {
      width: 4,
      opacity: 0.7,
    }) +
    '</g>'
  );
}

/** Draws the soles of a pair of boots. */
export function drawBootOutsole(drawing: Drawing, shape: BootShape, scheme: BootScheme): Picture {
  const { spec, accent } = drawing;
  const { rubber } = scheme;
  const base = underside(drawing, { foam: scheme.midsole, rubber: darker(rubber, 0.45) });
  const one = symbol(drawing, base + step(drawing, rubber) + lugs(drawing, lighter(rubber, 0.06), accent));
  const wide = (spec.audience === 'women' ? 1.06 : 1.1) + shape.stiffness * 0.01;
  const badge = readableOn(accent);
  const words =
    `<ellipse cx="149" cy="449" rx="60" ry="47" fill="#03080d" opacity=".5"/><ellipse cx="146" cy="444" rx="60" ry="47" fill="${accent}"/>` +
    brandSymbol(spec.brand, { x: 146, y: 433, size: 44, colour: badge }) +
    wordmark(spec.brand, { x: 146, y: 472, size: 17, colour: badge, maxWidth: 70 }) +
    lettering(spec.model, {
      x: 146,
      y: 510,
      size: 20,
      colour: '#d5dbe0',
      maxWidth: 110,
      font: 'barlow-text',
    });
  const sole = (isMirrored: boolean) =>
    soleShadow(drawing, isMirrored ? -8 : 8) +
    `<use href="${one}"/>${isMirrored ? `<g transform="translate(292 0) scale(-1 1)">${words}</g>` : words}`;
  const body =
    `<g transform="translate(386 92) rotate(-3) scale(${-wide} 1.09)">${sole(true)}</g>` +
    `<g transform="translate(414 92) rotate(3) scale(${wide} 1.09)">${sole(false)}</g>`;
  return { body, focus: { x: 560, y: 330, zoom: 2 } };
}
