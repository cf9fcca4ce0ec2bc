import { darker, lighter, mix, readableOn } from '../../drawing/colour.ts';
import { linear, type Drawing } from '../../drawing/drawing.ts';
import { lettering } from '../../drawing/lettering.ts';
import { flat, folds, line, solid, stitches } from '../../drawing/solid.ts';
import { castShadow, type Picture } from '../../drawing/studio.ts';

const body =
  'M290 214C330 240 470 240 510 214L566 236C580 330 574 420 578 520C582 640 588 740 586 826C520 850 280 850 214 826C212 740 218 640 222 520C226 420 220 330 234 236z';
const sleeve =
  'M236 234C190 250 166 290 150 350C118 470 96 600 92 716C90 750 96 764 110 768C130 774 156 774 172 766C182 760 184 744 186 722C196 610 214 520 240 440C250 380 250 300 236 234z';
const hood =
  'M282 226C262 170 290 96 352 76C384 66 416 66 448 76C510 96 538 170 518 226C480 262 320 262 282 226z';
const hoodInside =
  'M312 220C300 170 318 118 360 104C386 96 414 96 440 104C482 118 500 170 488 220C450 244 350 244 312 220z';
const collar = 'M322 196C350 220 450 220 478 196L486 262C450 284 350 284 314 262z';

function blocking(drawing: Drawing): string {
  const { design, accent, base } = drawing;
  const shoulder = flat('M180 190H620V330C540 372 470 356 400 388C330 356 260 372 180 330z', accent);
  const chevron =
    flat('M180 190H620V300L400 452L180 300z', accent) +
    flat('M180 316L400 468L620 316V352L400 504L180 352z', darker(base, 0.35));
  const hem = flat('M180 630C300 600 500 660 620 610V880H180z', accent);
  const sides = flat(
    'M200 230C250 400 262 620 250 880H180V230zM600 230C550 400 538 620 550 880H620V230z',
    accent,
  );
  return design.pick([shoulder, chevron, hem, sides]);
}

function zip(drawing: Drawing): string {
  const { accent, detail, base } = drawing;
  const colour = readableOn(base, detail, accent);
  return (
    line('M400 204V838', '#06111c', { width: 16, opacity: 0.4 }) +
    line('M400 204V838', darker(base, 0.45), { width: 9 }) +
    line('M400 210V836', colour, { width: 3, dash: '4 5', cap: 'butt' }) +
    `<rect x="393" y="238" width="14" height="44" rx="6" fill="${colour}"/>`
  );
}

const pocket = (drawing: Drawing, path: string) =>
  line(path, '#06111c', { width: 9, opacity: 0.35 }) +
  line(path, readableOn(drawing.base, drawing.detail, drawing.accent), { width: 3.5 });

function oneSleeve(drawing: Drawing, flip: 1 | -1): string {
  const { base, accent, detail } = drawing;
  const cuff =
    'M90 706C120 722 160 722 188 708L184 742C182 762 174 770 160 772C140 776 116 774 104 766C92 758 88 740 90 706z';
  return (
    `<g transform="translate(400 0) scale(${flip} 1) translate(-400 0)">${solid(drawing, sleeve, mix(base, accent, 0.06), { depth: 0.75, gloss: flip === 1 ? 0.35 : 0.12 })}` +
    folds(drawing, [
      'M214 470C190 480 168 476 152 462',
      'M196 540C176 552 150 548 134 534',
      'M230 330C206 350 190 380 186 410',
    ]) +
    solid(drawing, cuff, darker(base, 0.35), { depth: 0.3, gloss: 0.15 }) +
    `<rect x="112" y="728" width="58" height="20" rx="5" fill="${accent}"/><rect x="116" y="734" width="20" height="8" rx="3" fill="${detail}" opacity="0.8"/></g>`
  );
}

export function drawJacket(drawing: Drawing): Picture {
  const { spec, base, accent, detail } = drawing;
  const inner = linear(drawing, 90, [
    [0, darker(accent, 0.62)],
    [1, darker(accent, 0.3)],
  ]);
  const outline = `${body}${sleeve}${hood}`;
  const parts = [
    castShadow(drawing, outline, 14, 22, 16),
    solid(drawing, hood, mix(base, darker(base, 0.3), 0.3), { depth: 0.8, gloss: 0.35 }),
    `<path d="${hoodInside}" fill="${inner}"/>`,
    lettering(spec.brand.toUpperCase(), {
      x: 400,
      y: 164,
      size: 20,
      colour: lighter(accent, 0.65),
      maxWidth: 90,
      opacity: 0.9,
    }),
    oneSleeve(drawing, 1),
    oneSleeve(drawing, -1),
    solid(drawing, body, base, { depth: 0.75, gloss: 0.35, graphics: blocking(drawing) }),
    folds(
      drawing,
      [
        'M258 560C300 580 330 620 336 668',
        'M546 540C510 570 486 600 478 640',
        'M250 300C282 330 300 372 300 410',
        'M548 300C520 330 506 366 504 400',
        'M276 720C310 740 350 748 376 742',
        'M524 736C500 752 460 756 430 744',
      ],
      0.9,
    ),
    stitches('M222 786C320 808 480 808 580 786', '#ffffff'),
    zip(drawing),
    solid(drawing, collar, mix(base, accent, 0.15), { depth: 0.4, gloss: 0.4 }),
    line('M400 206V276', darker(base, 0.5), { width: 7 }),
    pocket(drawing, 'M290 590L262 702'),
    pocket(drawing, 'M510 590L538 702'),
    pocket(drawing, 'M470 372L540 356'),
    lettering(spec.brand.toUpperCase(), {
      x: 312,
      y: 366,
      size: 32,
      colour: readableOn(base, detail),
      halo: base,
      maxWidth: 116,
      tracking: 2,
    }),
    `<rect x="462" y="778" width="92" height="27" rx="4" fill="${darker(base, 0.7)}"/>`,
    lettering(spec.model, { x: 508, y: 797, size: 18, colour: lighter(accent, 0.7), maxWidth: 80 }),
  ];
  return {
    body: `<g transform="translate(0 34)">${parts.join('')}</g>`,
    focus: { x: 380, y: 350, zoom: 2.1 },
  };
}
