import { brandSymbol, wordmark } from '../../../brands/mark.ts';
import { darker, lighter, mix, readableOn } from '../../../drawing/colour.ts';
import { linear, type Drawing } from '../../../drawing/drawing.ts';
import { line, solid } from '../../../drawing/solid.ts';
import { castShadow, type Picture } from '../../../drawing/studio.ts';
import { belt, fronts, heelBinding, toeBinding } from './crampon-binding.ts';
import { spikes, sidePoints } from './crampon-points.ts';
import { place } from '../parts.ts';

// Crampon from above, centred at 0, 0, toe up; each frame is a plate with cut-outs.
const toe =
  'M-92 -300C-104 -250 -112 -190 -100 -120C-94 -84 -70 -60 -46 -50H46C70 -60 94 -84 100 -120C112 -190 104 -250 92 -300C70 -318 44 -306 30 -286H-30C-44 -306 -70 -318 -92 -300z';
const toeHole =
  'M-54 -262C-66 -220 -72 -170 -64 -130C-60 -110 -46 -96 -32 -90H32C46 -96 60 -110 64 -130C72 -170 66 -220 54 -262C40 -250 -40 -250 -54 -262z';
const heel =
  'M-52 96H52C78 110 88 150 86 200C84 262 70 306 40 330H-40C-70 306 -84 262 -86 200C-88 150 -78 110 -52 96z';
const heelHole =
  'M-34 134H34C50 146 54 172 52 204C50 246 42 274 26 290H-26C-42 274 -50 246 -52 204C-54 172 -50 146 -34 134z';

const metals: Readonly<Record<string, readonly [toe: string, heel: string]>> = {
  aluminium: ['#b9c3cb', '#b9c3cb'],
  'steel-aluminium': ['#78848f', '#bcc6ce'],
  'chromoly-steel': ['#4a545e', '#4a545e'],
  'stainless-steel': ['#97a4af', '#97a4af'],
};

function frame(drawing: Drawing, path: string, hole: string, colour: string): string {
  const fill = linear(drawing, 65, [
    [0, lighter(colour, 0.4)],
    [0.35, colour],
    [0.6, lighter(colour, 0.18)],
    [1, darker(colour, 0.45)],
  ]);
  return (
    `<path d="${path}${hole}" fill="${darker(colour, 0.65)}" fill-rule="evenodd" transform="translate(4 8)"/>` +
    `<path d="${path}${hole}" fill="${fill}" fill-rule="evenodd"/>` +
    `<path d="${path}" fill="none" stroke="#fff" stroke-width="3" opacity="0.5"/>`
  );
}

/** Draws the anti-balling plate. */
function plate(drawing: Drawing, path: string, isBelow: boolean): string {
  const { accent, design } = drawing;
  const ribs = design.pick([
    'M-80 -250H80M-80 -220H80M-80 -190H80M-80 -160H80M-80 -130H80M-80 160H80M-80 190H80M-80 220H80M-80 250H80',
    'M-80 -230L0 -260L80 -230M-80 -180L0 -210L80 -180M-80 -130L0 -160L80 -130M-80 180L0 150L80 180M-80 230L0 200L80 230M-80 280L0 250L80 280',
    'M-40 -280V-80M0 -280V-80M40 -280V-80M-26 120V300M0 120V300M26 120V300',
  ]);
  return solid(drawing, path, isBelow ? darker(accent, 0.15) : accent, {
    depth: 0.5,
    gloss: 0.25,
    graphics:
      line(ribs, darker(accent, 0.4), { width: 6, opacity: 0.5 }) +
      line(ribs, lighter(accent, 0.5), { width: 2, opacity: 0.35 }),
  });
}

function bar(drawing: Drawing, colour: string): string {
  const holes = Array.from(
    { length: 7 },
    (_, index) => `<ellipse cx="0" cy="${-62 + index * 27}" rx="6" ry="8" fill="#0b141c" opacity="0.75"/>`,
  ).join('');
  const fill = linear(drawing, 0, [
    [0, lighter(colour, 0.4)],
    [0.5, colour],
    [1, darker(colour, 0.4)],
  ]);
  return `<rect x="-15" y="-96" width="34" height="244" rx="8" fill="#06111c" opacity="0.4"/><rect x="-18" y="-104" width="36" height="250" rx="8" fill="${fill}"/>${holes}`;
}

function crampon(drawing: Drawing): string {
  const { spec, accent, base } = drawing;
  const isBelow = spec.view === 'back';
  const [front, rear] = metals[String(spec.facts['cramponMetal'])] ?? ['#78848f', '#78848f'];
  const word = readableOn(accent, darker(base, 0.3), lighter(base, 0.6));
  const name =
    wordmark(spec.brand, { x: 0, y: -162, size: 30, colour: word, maxWidth: 98 }) +
    brandSymbol(spec.brand, { x: 0, y: 206, size: 46, colour: word });
  const metalwork = [
    sidePoints(drawing, front, rear),
    fronts(front, isBelow),
    plate(drawing, toeHole, isBelow),
    plate(drawing, heelHole, isBelow),
  ].join('');
  const frames =
    bar(drawing, mix(rear, '#4a545e', 0.3)) +
    frame(drawing, toe, toeHole, front) +
    frame(drawing, heel, heelHole, rear);
  return isBelow
    ? metalwork + frames + spikes(drawing, front, rear)
    : metalwork + name + frames + toeBinding(drawing) + heelBinding(drawing);
}

/** Draws a pair of crampons. */
export function drawCrampons(drawing: Drawing): Picture {
  const shadow = castShadow(drawing, `${toe}M-60 -60H60V110H-60z${heel}`, 18, 26, 14);
  const foot = drawing.define((id) => `<g id="${id}">${shadow}${crampon(drawing)}</g>`).slice(4, -1);
  const strap = drawing.spec.view === 'back' ? '' : belt(drawing);
  const one = (x: number, isLeft: boolean) =>
    place(`<use href="${foot}"/>${place(strap, 0, 0, { isMirrored: isLeft })}`, x, 516, {
      turn: isLeft ? -4 : 4,
      scale: 1.1,
    });
  return { body: one(224, true) + one(576, false), focus: { x: 240, y: 360, zoom: 1.9 } };
}
