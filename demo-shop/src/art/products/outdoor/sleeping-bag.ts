import { brandSymbol, wordmark } from '../../brands/mark.ts';
import { darker, lighter, mix, readableOn } from '../../drawing/colour.ts';
import { clip, linear, type Drawing } from '../../drawing/drawing.ts';
import { line, solid } from '../../drawing/solid.ts';
import { castShadow, type Picture } from '../../drawing/studio.ts';
import { zip } from './parts/cloth.ts';
import { wordFact } from './parts/facts.ts';
import { cord, puller } from './parts/hardware.ts';
import { bagShapeOf, type BagShape } from './sleep/bag-shapes.ts';
import { baffles } from './sleep/baffles.ts';
import { packedRoll } from './sleep/roll.ts';

const warmth: Readonly<Record<string, number>> = {
  'comfort-plus-10': 0,
  'comfort-plus-5': 0.25,
  'comfort-0': 0.5,
  'comfort-minus-5': 0.75,
  'comfort-minus-10': 1,
};

/** Draws the lining, visible at the half-open zip. */
function opened(drawing: Drawing, shape: BagShape, lining: string): string {
  const flap = linear(drawing, 35, [
    [0, lighter(lining, 0.25)],
    [0.6, lining],
    [1, darker(lining, 0.45)],
  ]);
  return (
    `<path d="${shape.gap}" fill="${darker(lining, 0.72)}"/>` +
    `<path d="${shape.flap}" fill="#06111c" opacity=".35" transform="translate(-10 14)"/><path d="${shape.flap}" fill="${flap}"/>` +
    `<g clip-path="${clip(drawing, shape.flap)}">${baffles(drawing, { left: 360, right: 640, top: 240, bottom: 620, row: 60, sag: 10, puff: 0.5 })}` +
    `${line(shape.flap, '#ffffff', { width: 5, opacity: 0.5 })}</g>`
  );
}

function hood(drawing: Drawing, shape: BagShape, lining: string, puff: number): string {
  const dark = linear(drawing, 90, [
    [0, darker(lining, 0.8)],
    [1, darker(lining, 0.25)],
  ]);
  if (!shape.hasHood)
    return (
      `<path d="${shape.mouth}" fill="${dark}"/>` +
      line('M196 120C260 140 540 140 604 120', lighter(lining, 0.3), { width: 9 })
    );
  return (
    line(shape.collar, '#06111c', { width: 16, opacity: 0.3 * puff + 0.1 }) +
    `<g transform="translate(-3 -4)">${line(shape.collar, '#ffffff', { width: 7, opacity: 0.3 })}</g>` +
    `<path d="${shape.mouth}" fill="${dark}"/><g clip-path="${clip(drawing, shape.mouth)}">${baffles(drawing, { left: 300, right: 500, top: 110, bottom: 310, row: 44, sag: 14, puff: 0.55 })}</g>` +
    line(shape.mouth, darker(drawing.base, 0.4), { width: 11 }) +
    `<g transform="translate(-2 -2)">${line(shape.mouth, lighter(drawing.base, 0.3), { width: 4, opacity: 0.7 })}</g>` +
    cord('M372 294C362 330 366 366 356 396M412 296C420 330 404 360 412 388', drawing.accent, 6) +
    '<rect x="378" y="300" width="28" height="34" rx="10" fill="#1a222a"/><rect x="382" y="303" width="9" height="26" rx="4" fill="#fff" opacity=".25"/>'
  );
}

/** Draws a sleeping bag with a half-open zip; the `back` view shows it packed. */
export function drawSleepingBag(drawing: Drawing): Picture {
  const { design, base, accent, detail, spec } = drawing;
  const shape = bagShapeOf(wordFact(drawing, 'sleepingBagShape', 'bag-mummy'));
  const warm = warmth[wordFact(drawing, 'comfort', 'comfort-0')] ?? 0.5;
  const isDown = wordFact(drawing, 'insulation', 'down') === 'down';
  const lining = mix(accent, base, design.pick([0.1, 0.3]));
  if (spec.view === 'back')
    return packedRoll(drawing, {
      colour: base,
      radius: Math.round((isDown ? 138 : 164) + warm * 34),
      end: 'sack',
      weave: 'ripstop',
    });
  const row = Math.round((isDown ? 52 : 76) + warm * 16);
  const puff = (isDown ? 0.72 : 0.5) + warm * 0.28;
  const bend = design.pick(['round', 'round', 'chevron'] as const);
  const second = design.pick([base, darker(base, 0.4), mix(base, accent, 0.55)]);
  const split = design.pick([
    `M0 0H800V420Q400 ${470 + row} 0 420z`,
    'M0 700Q400 760 800 700V1000H0z',
    'M0 0H300Q250 500 330 1000H0z',
    '',
  ]);
  const paint = split && `<path d="${split}" fill="${second}"/>`;
  const top = shape.hasHood ? 340 - row * 5 : 130;
  const rows = baffles(drawing, {
    left: 150,
    right: 650,
    top,
    bottom: 960,
    row,
    sag: design.pick([14, 24]),
    puff,
    bend,
  });
  const nearest = top + Math.round((560 - top) / row) * row;
  const turned = [
    solid(drawing, shape.outline, base, { depth: 0.9, gloss: 0.45, graphics: paint + rows }),
    opened(drawing, shape, lining),
    hood(drawing, shape, lining, puff),
    zip(shape.zip, base, readableOn(base, accent, detail), 11),
    puller(shape.hasHood ? 574 : 614, 560, 4, accent),
  ].join('');
  // The sleeper's left is on the right of the picture.
  const isLeft = wordFact(drawing, 'zipSide', 'zip-left') === 'zip-left';
  const body = [
    castShadow(drawing, shape.outline, 14, 20, 14),
    isLeft ? turned : `<g transform="translate(800 0) scale(-1 1)">${turned}</g>`,
    wordmark(spec.brand, {
      x: isLeft ? 350 : 450,
      y: nearest + row * 0.78,
      size: Math.min(38, row * 0.56),
      colour: readableOn(base, detail, accent),
      maxWidth: 160,
    }),
    brandSymbol(spec.brand, {
      x: 400,
      y: 880,
      size: 54,
      colour: readableOn(split.includes('M0 700') ? second : base, detail, accent),
      opacity: 0.9,
    }),
  ];
  return { body: body.join(''), focus: { x: 420, y: 300, zoom: 2 } };
}
