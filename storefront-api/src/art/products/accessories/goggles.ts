import { darker, lighter, mix } from '../../drawing/colour.ts';
import { clip, linear, type Drawing } from '../../drawing/drawing.ts';
import { lettering } from '../../drawing/lettering.ts';
import { polyline } from '../../drawing/markup.ts';
import { flat, line, solid } from '../../drawing/solid.ts';
import { contactShadow, type Picture } from '../../drawing/studio.ts';
import { ridge } from '../../graphics/ridge.ts';

const frameShape =
  'M400 372C500 366 590 376 640 400C688 424 690 500 676 556C660 622 600 652 530 646C470 640 446 610 430 586C416 566 384 566 370 586C354 610 330 640 270 646C200 652 140 622 124 556C110 500 112 424 160 400C210 376 300 366 400 372z';
const lens =
  'M400 396C494 390 574 398 618 420C658 442 660 500 648 548C634 602 586 626 530 620C480 614 462 590 446 566C424 536 376 536 354 566C338 590 320 614 270 620C214 626 166 602 152 548C140 500 142 442 182 420C226 398 306 390 400 396z';
const foam =
  'M400 358C506 352 606 362 656 392C704 424 702 510 686 566C668 640 604 668 530 662C464 654 440 624 426 602C414 586 386 586 374 602C360 624 336 654 270 662C196 668 132 640 114 566C98 510 96 424 144 392C194 362 294 352 400 358z';
const strapBack =
  'M132 430C120 360 200 296 400 292C600 296 680 360 668 430L650 470C640 400 560 366 400 362C240 366 160 400 150 470z';

function mirror(drawing: Drawing): string {
  const { design, accent, detail, base } = drawing;
  const warm = design.chance(0.5);
  const coat = linear(drawing, 78, [
    [0, mix(accent, warm ? '#ffd45c' : '#6fd3ff', 0.45)],
    [0.34, accent],
    [0.66, mix(accent, warm ? '#a01f63' : '#2743b5', 0.62)],
    [1, mix(darker(base, 0.5), warm ? '#3a1250' : '#0c2a4a', 0.6)],
  ]);
  const far = polyline(ridge(design, { from: 130, to: 670, y: 498, relief: 42, detail: 5, roughness: 0.52 }));
  const near = polyline(ridge(design, { from: 130, to: 670, y: 556, relief: 30, detail: 4 }));
  return (
    `<path d="${lens}" fill="${coat}"/><g clip-path="${clip(drawing, lens)}">` +
    `<path d="${far}V660H130z" fill="#fff" opacity="0.2"/><path d="${near}V660H130z" fill="#0b1b2b" opacity="0.28"/>` +
    `<path d="M176 400L330 380L214 640L120 640z" fill="#fff" opacity="0.26"/><path d="M352 380h34L262 640h-30z" fill="#fff" opacity="0.18"/>` +
    `<path d="M150 430C220 396 580 396 650 430C600 414 220 414 150 430z" fill="#fff" opacity="0.6"/></g>` +
    line(lens, darker(detail, 0.85), { width: 5, opacity: 0.55 })
  );
}

export function drawGoggles(drawing: Drawing): Picture {
  const { spec, base, accent, detail } = drawing;
  const loop = linear(drawing, 0, [
    [0, darker(base, 0.5)],
    [0.2, base],
    [0.5, lighter(base, 0.12)],
    [0.8, base],
    [1, darker(base, 0.55)],
  ]);
  const arm = (flip: 1 | -1) =>
    `<g transform="translate(400 0) scale(${flip} 1)">${solid(drawing, 'M-318 416C-300 400 -276 396 -262 404L-276 560C-290 590 -310 590 -322 574C-336 520 -336 450 -318 416z', mix('#20282f', base, 0.2), { depth: 0.4, gloss: 0.4 })}</g>`;
  const parts = [
    contactShadow(drawing, 400, 676, 300, 24),
    `<path d="${strapBack}" fill="${loop}"/>`,
    line('M142 410C150 350 230 316 400 312C570 316 650 350 658 410', accent, { width: 9 }),
    line('M146 440C160 380 240 346 400 342C560 346 640 380 654 440', detail, { width: 4, opacity: 0.8 }),
    lettering(spec.brand.toUpperCase(), {
      x: 400,
      y: 338,
      size: 27,
      colour: detail,
      maxWidth: 230,
      tracking: 8,
    }),
    solid(drawing, foam, '#161d24', { depth: 0.5, gloss: 0.15 }),
    arm(1),
    arm(-1),
    solid(drawing, frameShape, base, { depth: 0.35, gloss: 0.55 }),
    mirror(drawing),
    lettering(spec.model, {
      x: 566,
      y: 446,
      size: 24,
      colour: '#ffffff',
      maxWidth: 92,
      rotate: 5,
      opacity: 0.85,
    }),
    flat('M376 574C388 566 412 566 424 574L436 596C420 580 380 580 364 596z', darker(base, 0.6), 0.6),
  ];
  // The whole sits low on the sheet otherwise: the strap's loop is empty air.
  return {
    body: `<g transform="translate(-36 -66) scale(1.09)">${parts.join('')}</g>`,
    focus: { x: 250, y: 480, zoom: 2.1 },
  };
}
