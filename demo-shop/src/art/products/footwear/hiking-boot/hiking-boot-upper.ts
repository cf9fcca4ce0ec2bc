import { darker, lighter } from '../../../drawing/colour.ts';
import { blur, clip, linear, outline, radial, type Drawing } from '../../../drawing/drawing.ts';
import { line } from '../../../drawing/solid.ts';
import { eyestay, panelsOf, toeCap, type BootPanelColours } from './hiking-boot-panels.ts';
import type { BootShape } from './hiking-boot-shape.ts';
import { texture, type ShoeCloth } from '../trail-shoe/trail-shoe-cloth.ts';

/** Draws the rubber rand: at the toe, or all around on stiff boots. */
function rand(drawing: Drawing, { stiffness }: BootShape, colour: string): string {
  const toe = 'M-6 460V372C24 352 60 356 84 372C110 390 130 414 158 424';
  const all =
    'M-6 460V362C30 344 76 350 104 372C130 396 150 404 200 402C300 402 380 396 450 388S580 372 640 352';
  const edge = stiffness >= 2 ? all : toe;
  const path = stiffness >= 2 ? `${edge}V470z` : `${edge}L190 470z`;
  const round = linear(drawing, 80, [
    [0, lighter(colour, 0.32)],
    [0.4, colour],
    [1, darker(colour, 0.5)],
  ]);
  return (
    `<path d="${path}" fill="#06111c" opacity=".3" transform="translate(3 -5)"/><path d="${path}" fill="${round}"/>` +
    `<g transform="translate(0 2)">${line(edge, '#ffffff', { width: 3, opacity: 0.35 })}</g>`
  );
}

function modelling(drawing: Drawing, shape: BootShape, gloss: number): string {
  const { top } = shape;
  const shine = radial(drawing, [
    [0, '#ffffff', gloss],
    [1, '#ffffff', 0],
  ]);
  const href = outline(drawing, shape.upper);
  return (
    `<g filter="${blur(drawing, 13)}">` +
    line(shape.bite, '#06111c', { width: 40, opacity: 0.45 }) +
    line(`M564 ${top}C566 ${top + 80} 534 222 552 284C562 326 608 350 612 402`, '#06111c', {
      width: 44,
      opacity: 0.5,
    }) +
    line(`M330 210C344 250 372 268 420 262M322 240C340 276 362 290 396 292`, '#06111c', {
      width: 8,
      opacity: 0.3,
    }) +
    line(`M352 ${top + 44}C410 ${top + 66} 480 ${top + 62} 540 ${top + 36}`, '#06111c', {
      width: 13,
      opacity: 0.32,
    }) +
    line(`M352 ${top + 22}C410 ${top + 44} 480 ${top + 40} 534 ${top + 14}`, '#ffffff', {
      width: 13,
      opacity: 0.4,
    }) +
    line('M34 352C60 330 120 318 178 300', '#ffffff', { width: 16, opacity: gloss }) +
    line(`M400 ${top + 84}C404 190 400 220 410 250`, '#ffffff', { width: 40, opacity: gloss * 0.6 }) +
    `</g><ellipse cx="130" cy="340" rx="96" ry="44" fill="${shine}" transform="rotate(-12 130 340)"/><ellipse cx="516" cy="340" rx="80" ry="60" fill="${shine}" opacity=".7"/>` +
    `<use href="${href}" fill="none" stroke="#fff" stroke-width="3" opacity=".35" transform="translate(1 2)"/>`
  );
}

/** Draws the padded collar, quilted at the ankle. */
function padding(drawing: Drawing, { top }: BootShape, colour: string): string {
  const { design } = drawing;
  const rolls = design.whole(1, 3);
  const path = `M366 ${top - 10}H600V${top + 40 + rolls * 26}C530 ${top + 84 + rolls * 14} 440 ${top + 76} 366 ${top + 54}z`;
  const seams = Array.from({ length: rolls }, (_, index) => {
    const y = top + 34 + index * 26;
    return `M${390 + index * 60} ${y + 14 - index * 5}C${440 + index * 50} ${y + 18 - index * 3} 540 ${y + 8} 580 ${y - 6}`;
  }).join('');
  return (
    `<path d="${path}" fill="#06111c" opacity=".26" transform="translate(2 6)"/><path d="${path}" fill="${colour}"/><path d="${path}" fill="${texture(drawing, 'microfibre')}"/>` +
    line(seams, '#06111c', { width: 8, opacity: 0.32 }) +
    `<g transform="translate(0 8)">${line(seams, '#ffffff', { width: 6, opacity: 0.2 })}</g>`
  );
}

export interface BootColours extends BootPanelColours {
  rubber: string;
  pad: string;
}

/** Draws the upper. */
export function bootUpper(
  drawing: Drawing,
  shape: BootShape,
  cloth: ShoeCloth,
  colours: BootColours,
): string {
  const { ground } = colours;
  const isMesh = cloth === 'suede-mesh';
  const tint = linear(drawing, 70, [
    [0, lighter(ground, 0.18)],
    [0.5, ground],
    [1, darker(ground, 0.35)],
  ]);
  const href = outline(drawing, shape.upper);
  const panels = drawing.design.pick(panelsOf(isMesh));
  return (
    `<use href="${href}" fill="${tint}"/><g clip-path="${clip(drawing, shape.upper)}">` +
    (isMesh ? `<use href="${href}" fill="${texture(drawing, 'suede-mesh')}"/>` : '') +
    panels(shape, colours) +
    (shape.stiffness === 0 || isMesh ? toeCap(shape, colours) : '') +
    eyestay(shape, colours) +
    padding(drawing, shape, colours.pad) +
    (isMesh ? '' : `<use href="${href}" fill="${texture(drawing, cloth)}"/>`) +
    rand(drawing, shape, colours.rubber) +
    modelling(drawing, shape, cloth === 'full-grain' ? 0.5 : 0.3) +
    '</g>'
  );
}
