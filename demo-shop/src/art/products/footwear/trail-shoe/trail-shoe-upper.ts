import { darker, lighter, lightness, mix } from '../../../drawing/colour.ts';
import { blur, clip, linear, outline, radial, type Drawing } from '../../../drawing/drawing.ts';
import { line } from '../../../drawing/solid.ts';
import { texture, type ShoeCloth } from './trail-shoe-cloth.ts';
import { layer, type Overlay, type UpperColours } from './trail-shoe-overlays.ts';
import type { ShoeShape } from './trail-shoe-shape.ts';

/** Draws the heel counter. */
function counter(colour: string, heelY: number): string {
  return layer(
    `M640 372C604 330 590 ${heelY - 30} 606 ${heelY - 60}C624 ${heelY - 84} 660 ${heelY - 92} 690 ${heelY - 96}L720 ${heelY - 40}V372z`,
    colour,
  );
}

/** Draws highlights on toe and heel, and shade at the lower edge. */
function modelling(drawing: Drawing, shape: ShoeShape): string {
  const soft = blur(drawing, 13);
  const toe = radial(drawing, [
    [0, '#ffffff', 0.36],
    [1, '#ffffff', 0],
  ]);
  const href = outline(drawing, shape.upper);
  return (
    `<g filter="${soft}">${line(shape.bite, '#06111c', { width: 44, opacity: 0.5 })}` +
    line('M700 140C690 180 676 206 684 250C690 280 706 300 706 340', '#06111c', { width: 34, opacity: 0.5 }) +
    line('M236 246C246 280 240 306 222 330', '#06111c', { width: 9, opacity: 0.3 }) +
    line('M470 206C520 234 590 236 648 204', '#06111c', { width: 16, opacity: 0.22 }) +
    line('M40 292C66 268 140 254 236 226', '#ffffff', { width: 16, opacity: 0.4 }) +
    line('M458 152C486 192 530 208 572 206C616 202 644 184 662 164', '#ffffff', { width: 12, opacity: 0.4 }) +
    `</g><ellipse cx="150" cy="276" rx="110" ry="42" fill="${toe}" transform="rotate(-14 150 276)"/><ellipse cx="612" cy="252" rx="70" ry="50" fill="${toe}" opacity=".7"/>` +
    `<use href="${href}" fill="none" stroke="#fff" stroke-width="3" opacity=".35" transform="translate(1 2)"/>`
  );
}

/** Draws the upper. */
export function upper(
  drawing: Drawing,
  shape: ShoeShape,
  cloth: ShoeCloth,
  colours: UpperColours,
  pattern: Overlay,
): string {
  const { design, spec } = drawing;
  const { ground, overlay } = colours;
  const tint = linear(drawing, 84, [
    [0, lighter(ground, 0.2)],
    [0.5, ground],
    [1, darker(ground, 0.35)],
  ]);
  const fade = design.chance(0.4) && !shape.isApproach;
  const forefoot = linear(drawing, 0, [
    [0, mix(ground, drawing.accent, 0.75), 0.9],
    [0.5, mix(ground, drawing.accent, 0.75), 0],
  ]);
  const href = outline(drawing, shape.upper);
  const isOpen = cloth === 'woven-mesh' && spec.facts['shoeLining'] !== 'shoe-membrane';
  const holes = `<path d="M40 300C90 262 180 250 250 214L300 290C220 320 130 322 40 326zM500 200C540 214 590 212 630 196L600 260C560 276 520 270 490 256z" fill="${texture(drawing, 'perforation')}" opacity="${lightness(ground) > 0.7 ? 0.7 : 1}"/>`;
  return (
    `<use href="${href}" fill="${tint}"/><g clip-path="${clip(drawing, shape.upper)}">` +
    (fade ? `<use href="${href}" fill="${forefoot}"/>` : '') +
    `<use href="${href}" fill="${texture(drawing, cloth)}"/>` +
    (isOpen ? holes : '') +
    pattern.draw(colours) +
    counter(overlay, shape.heelY) +
    modelling(drawing, shape) +
    '</g>'
  );
}
