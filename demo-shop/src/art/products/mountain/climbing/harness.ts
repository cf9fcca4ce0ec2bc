import { brandSymbol, wordmark } from '../../../brands/mark.ts';
import { darker, lighter, mix, readableOn } from '../../../drawing/colour.ts';
import type { Drawing } from '../../../drawing/drawing.ts';
import { castShadow, type Picture } from '../../../drawing/studio.ts';
import { far, hollow, near, nearPath, type Build, type Hoop } from './harness-parts.ts';
import { belayLoop, gearLoop, legClosure } from './harness-loops.ts';
import { buckle, cord, factOf, place, tack, webbing } from '../parts.ts';

const builds: Readonly<Record<string, Build>> = {
  'webbing-polyamide': 'padded',
  'webbing-laminate': 'taped',
  'webbing-polyethylene': 'bare',
};

function hoops(drawing: Drawing, build: Build) {
  const { design } = drawing;
  const thick = { padded: 1, taped: 0.78, bare: 0.56 }[build];
  const reach = design.between(0.96, 1.03);
  const waist: Hoop = {
    cx: 400,
    cy: 262,
    rx: Math.round(296 * reach),
    ry: 92,
    side: Math.round(120 * thick),
    front: Math.round(76 * thick),
  };
  const leg = (cx: number): Hoop => ({
    cx,
    cy: 670,
    rx: 160,
    ry: 62,
    side: Math.round(112 * thick),
    front: Math.round(84 * thick),
  });
  return { waist, left: leg(226), right: leg(574) };
}

/** Draws a sewn label with the brand's symbol and name, centred at 0, 0. */
function label({ spec, base, accent, detail }: Drawing): string {
  const ground = mix(readableOn(base, detail, accent), base, 0.06);
  const word = readableOn(ground, darker(base, 0.2), accent);
  return (
    `<rect x="-86" y="-19" width="172" height="38" rx="5" fill="${ground}"/>` +
    `<rect x="-82" y="-15" width="164" height="30" rx="3" fill="none" stroke="${word}" stroke-width="1.500" stroke-dasharray="4 3" opacity="0.5"/>` +
    brandSymbol(spec.brand, { x: -60, y: 0, size: 24, colour: word }) +
    wordmark(spec.brand, { x: 18, y: 9, size: 25, colour: word, maxWidth: 112 })
  );
}

/** Draws a climbing harness. */
export function drawHarness(drawing: Drawing): Picture {
  const { spec, design, base, accent } = drawing;
  const isBack = spec.view === 'back';
  const build = builds[String(spec.facts['webbing'])] ?? 'padded';
  const { waist, left, right } = hoops(drawing, build);
  const inside = mix('#2b343d', base, 0.35);
  const loops = design.chance(0.5) ? '#27313a' : darker(accent, 0.1);
  const count = factOf(drawing, 'gearLoops', 4);
  const belt = waist.cy + waist.ry;
  const riser = (x: number, to: number) =>
    cord(`M${x} ${waist.cy - 10}C${x} 420 ${to} 520 ${to} 640`, mix(accent, '#27313a', 0.5), 12);
  const hang = (offset: number, lift: number) =>
    gearLoop(drawing, loops, 400 - offset, belt + waist.front - lift, 108, 82) +
    gearLoop(drawing, loops, 400 + offset, belt + waist.front - lift, 108, 82);
  const rear =
    count === 3 ? gearLoop(drawing, loops, 400, waist.cy - waist.ry + waist.side * 0.8, 130, 74) : '';
  const haul = isBack
    ? place(webbing('M-16 0C-22 70 22 70 16 0', accent, 16), 400, belt + waist.front - 6)
    : '';
  const bridge = `M${left.cx + 96} ${left.cy + left.ry + 10}C360 ${left.cy + 96} 440 ${left.cy + 96} ${right.cx - 96} ${right.cy + right.ry + 10}`;
  const tie = `M400 ${belt + 8}V${belt + waist.front + 40}`;
  const front = isBack
    ? haul + place(label(drawing), 400, belt + waist.front * 0.46)
    : webbing(bridge, mix(base, '#27313a', 0.4), 40, accent) +
      belayLoop(drawing, belt + waist.front + 4, left.cy + 108) +
      webbing(tie, mix(base, '#27313a', 0.5), 44, accent) +
      tack(400, belt + 18, 30, 16, lighter(accent, 0.4)) +
      webbing(`M352 ${left.cy + 88}H448`, accent, 34) +
      webbing(
        `M300 ${belt + waist.front * 0.4}C330 ${belt + 60} 300 ${belt + 130} 316 ${belt + 190}`,
        mix(base, '#27313a', 0.5),
        30,
        accent,
      ) +
      place(label(drawing), 548, belt + waist.front / 2 - 16, { turn: -9 }) +
      place(buckle(drawing, 92, waist.front + 18), 292, belt + waist.front * 0.42, { turn: 7 });
  const outline = nearPath(waist) + nearPath(left) + nearPath(right);
  return {
    body: [
      castShadow(drawing, outline, 14, 26, 14),
      ...[waist, left, right].map((hoop) => hollow(drawing, hoop)),
      riser(300, 236),
      riser(500, 564),
      far(drawing, waist, inside),
      rear,
      far(drawing, left, inside),
      far(drawing, right, inside),
      near(drawing, left, base, build),
      near(drawing, right, base, build),
      isBack ? '' : legClosure(drawing, left, -1) + legClosure(drawing, right, 1),
      hang(196, 16),
      count === 4 ? hang(262, 74) : '',
      near(drawing, waist, base, build),
      front,
    ].join(''),
    focus: { x: 430, y: 420, zoom: 1.9 },
  };
}
