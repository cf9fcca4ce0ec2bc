import { darker, lighter, mix } from '../../../drawing/colour.ts';
import type { Drawing } from '../../../drawing/drawing.ts';
import { flat, line, stitches } from '../../../drawing/solid.ts';
import type { Picture } from '../../../drawing/studio.ts';
import { brandSymbol, wordmark } from '../../../brands/mark.ts';
import { readableOn } from '../../../drawing/colour.ts';
import { form, mirrored, softShadow } from '../form.ts';
import { knit, mesh, sheetOf } from '../textures.ts';
import { padColour, pocketed } from './pad.ts';
import { spinePad, spineShape, type Spine } from './spine.ts';

const vestPath =
  'M286 118C320 150 480 150 514 118L604 160C580 240 586 330 618 410C634 520 622 700 630 862C540 892 260 892 170 862C178 700 166 520 182 410C214 330 220 240 196 160z';
const topPath =
  'M300 118C340 148 460 148 500 118L600 160C660 210 690 300 706 400L600 430C602 560 606 720 610 868C520 896 280 896 190 868C194 720 198 560 200 430L94 400C110 300 140 210 200 160z';
const strapLoop =
  'M318 190C280 130 226 130 196 196C164 280 170 400 214 500L262 486C226 400 222 300 246 226C258 196 280 200 300 240z';
const beltSide = 'M404 640C290 610 160 616 96 650C84 690 84 730 98 764C170 780 290 776 404 744z';

function hemBelt(drawing: Drawing, y: number, half: number): string {
  const { accent, base } = drawing;
  const path = `M${400 - half} ${y}C320 ${y + 28} 480 ${y + 28} ${400 + half} ${y}V${y + 74}C480 ${y + 104} 320 ${y + 104} ${400 - half} ${y + 74}z`;
  return (
    form(drawing, path, mix('#1a2129', base, 0.25), { bend: 14, gloss: 0.3 }) +
    line(`M${400 - half} ${y + 10}C320 ${y + 38} 480 ${y + 38} ${400 + half} ${y + 10}`, accent, { width: 7 })
  );
}

/** Draws the front: zip, mesh and, on the left, the brand's symbol. */
function front(drawing: Drawing, path: string, cloth: string): string {
  const { accent, spec } = drawing;
  const panels = flat(
    'M150 380C250 420 300 560 300 900H150zM650 380C550 420 500 560 500 900H650z',
    darker(cloth, 0.35),
  );
  return (
    form(drawing, path, cloth, {
      bend: 40,
      graphics: panels + sheetOf(mesh(drawing, 3, 14), 80, 100, 640, 800),
    }) +
    stitches('M300 880C300 600 250 420 180 396M500 880C500 600 550 420 620 396', '#ffffff') +
    line('M400 142V884', '#05101c', { width: 22, opacity: 0.35 }) +
    line('M400 142V884', darker(accent, 0.2), { width: 12 }) +
    line('M400 146V880', lighter(accent, 0.6), { width: 4, dash: '4 5', cap: 'butt' }) +
    `<rect x="390" y="166" width="20" height="52" rx="9" fill="${lighter(accent, 0.3)}"/>` +
    brandSymbol(spec.brand, { x: 500, y: 320, size: 66, colour: readableOn(cloth, drawing.detail, accent) })
  );
}

function vest(drawing: Drawing, spine: Spine): string {
  const { base, accent } = drawing;
  const cloth = mix('#2a333c', base, 0.72);
  if (drawing.spec.view === 'back')
    return softShadow(drawing, vestPath) + front(drawing, vestPath, cloth) + hemBelt(drawing, 800, 226);
  const yoke = flat(
    'M150 100H650V300C560 250 240 250 150 300z',
    mix(base, accent, drawing.design.pick([0.15, 0.85])),
  );
  return (
    softShadow(drawing, vestPath) +
    form(drawing, vestPath, cloth, {
      bend: 40,
      graphics: sheetOf(mesh(drawing, 3, 14), 150, 100, 500, 800) + yoke,
    }) +
    stitches('M200 292C290 250 510 250 600 292', '#ffffff') +
    line('M198 164C222 240 214 330 184 412M602 164C578 240 586 330 616 412', accent, { width: 9 }) +
    hemBelt(drawing, 792, 226) +
    spinePad(drawing, spine, padColour(drawing))
  );
}

function straps(drawing: Drawing, spine: Spine): string {
  const { base, accent, spec } = drawing;
  const dark = mix('#1c242c', base, 0.3);
  const loop =
    softShadow(drawing, strapLoop) +
    form(drawing, strapLoop, dark, { bend: 16, gloss: 0.35 }) +
    stitches('M232 476C196 390 190 290 216 210C232 172 262 172 290 208', accent) +
    `<rect x="196" y="390" width="44" height="36" rx="6" fill="#0e141a" transform="rotate(-14 218 408)"/><rect x="204" y="400" width="28" height="8" rx="4" fill="${lighter(accent, 0.2)}" transform="rotate(-14 218 408)"/>`;
  const belt =
    softShadow(drawing, beltSide) +
    form(drawing, beltSide, base, { bend: 22, graphics: sheetOf(knit(drawing, 10), 80, 600, 270, 190) }) +
    line('M330 646C250 628 170 632 104 664M332 736C250 758 170 762 104 746', accent, { width: 7 });
  const sides = loop + belt;
  if (spec.view !== 'back')
    return sides + mirrored(sides, 400) + spinePad(drawing, spine, padColour(drawing));
  const shape = spineShape(spine);
  const closed = form(drawing, 'M200 640C320 664 480 664 600 640V744C480 776 320 776 200 744z', base, {
    bend: 22,
    graphics: sheetOf(knit(drawing, 10), 190, 630, 420, 150),
  });
  return (
    softShadow(drawing, shape.path) +
    form(drawing, shape.path, darker(base, 0.4), {
      bend: 26,
      graphics: sheetOf(mesh(drawing, 4, 16), shape.x, shape.y, shape.width, shape.height),
    }) +
    sides +
    mirrored(sides, 400) +
    closed +
    `<rect x="430" y="652" width="150" height="96" rx="10" fill="${accent}"/>` +
    wordmark(spec.brand, {
      x: 505,
      y: 712,
      size: 34,
      maxWidth: 124,
      colour: readableOn(accent, base, '#ffffff'),
    })
  );
}

function layer(drawing: Drawing, spine: Spine): string {
  const { base, accent, spec } = drawing;
  const cloth = base;
  const texture = sheetOf(knit(drawing, 8), 80, 100, 640, 800);
  if (spec.view === 'back') return softShadow(drawing, topPath) + front(drawing, topPath, cloth);
  const shape = spineShape(spine);
  const panels = flat(
    'M150 420C260 460 280 700 270 900H150zM650 420C540 460 520 700 530 900H650z',
    darker(cloth, 0.3),
  );
  return (
    softShadow(drawing, topPath) +
    form(drawing, topPath, cloth, { bend: 40, graphics: panels + texture }) +
    stitches('M200 176C240 260 236 350 204 430M600 176C560 260 564 350 596 430', '#ffffff') +
    line('M98 394L200 424M702 394L600 424', accent, { width: 10 }) +
    pocketed(drawing, shape, cloth) +
    wordmark(spec.brand, {
      x: 400,
      y: spine.top + 84,
      size: 42,
      maxWidth: spine.half * 1.3,
      colour: readableOn(cloth, drawing.detail, accent),
      halo: cloth,
    })
  );
}

/** Draws a back protector as a vest, with straps, or as a shirt. */
export function drawBackProtector(drawing: Drawing): Picture {
  const { spec, design } = drawing;
  const kind = String(spec.facts['protectorForm'] ?? design.pick(['protector-vest', 'protector-straps']));
  const spine: Spine = {
    top: 190,
    foot: spec.facts['impactLevel'] === 'impact-level-1' ? 730 : 790,
    half: design.pick([124, 136, 148]),
  };
  const draw = kind === 'protector-straps' ? straps : kind === 'protector-layer' ? layer : vest;
  return { body: draw(drawing, spine), focus: { x: 400, y: 400, zoom: 1.9 } };
}
