import { darker, lighter, mix, readableOn } from '../../../drawing/colour.ts';
import { linear, type Drawing } from '../../../drawing/drawing.ts';
import { lettering } from '../../../drawing/lettering.ts';
import { flat, folds, line, solid, stitches } from '../../../drawing/solid.ts';
import { brandSymbol, wordmark } from '../../../brands/mark.ts';
import { cord, part, repeat, within } from '../form.ts';
import { filled, knit, mesh, nap } from '../shoe/cloth.ts';
import { bow, eyelets, laces, type Throat } from '../shoe/laces.ts';
import type { LinerBuild } from './build.ts';

const bodyOf = (top: number) =>
  `M128 858C104 800 120 732 186 700C266 662 330 610 356 530C370 470 366 400 352 ${top + 90}C352 ${top + 50} 380 ${top + 40} 420 ${top + 36}C490 ${top + 26} 550 ${top} 606 ${top - 26}C634 ${top - 32} 648 ${top - 14} 648 ${top + 20}C652 400 634 500 646 590C662 670 690 740 688 830C686 862 670 872 640 874C480 884 300 884 190 878C150 876 134 870 128 858z`;
const tongueOf = (top: number) =>
  `M330 560C312 440 292 ${top + 100} 296 ${top + 10}C300 ${top - 60} 330 ${top - 84} 372 ${top - 82}C408 ${top - 78} 420 ${top - 40} 420 ${top + 10}L410 480L380 600z`;
const insideOf = (top: number) =>
  `M396 ${top + 44}C400 ${top - 10} 480 ${top - 20} 530 ${top - 46}C570 ${top - 66} 620 ${top - 70} 630 ${top - 26}C560 ${top + 4} 490 ${top + 30} 396 ${top + 44}z`;
const toe = 'M120 862C100 800 120 732 186 700C236 696 276 760 286 890H160z';
const ankle = 'M400 560C430 500 520 480 640 500L652 600C600 580 540 620 520 690C470 690 400 640 400 560z';
const heel = 'M694 880C690 760 664 680 648 604C604 596 574 640 566 700C558 770 556 820 552 890z';

function quilt(drawing: Drawing, { quilting, top }: LinerBuild): string {
  const rows = {
    channels: repeat(
      7,
      (index) =>
        `M340 ${top + 110 + index * 52}C440 ${top + 130 + index * 52} 560 ${top + 110 + index * 52} 680 ${top + 70 + index * 52}`,
    ),
    diamonds: repeat(
      9,
      (index) =>
        `M${300 + index * 70} ${top}L${120 + index * 70} 600M${120 + index * 70} ${top}L${320 + index * 70} 600`,
    ),
    panels: `M470 ${top}C480 400 470 500 440 600M570 ${top}C570 400 560 460 556 500`,
  }[quilting];
  return (
    line(rows, '#06111c', { width: 7, opacity: 0.26 }) +
    `<g transform="translate(2 5)">${line(rows, '#ffffff', { width: 3, opacity: 0.3 })}</g>` +
    (drawing.base === drawing.detail ? '' : stitches(rows, lighter(drawing.base, 0.5)))
  );
}

function tongue(drawing: Drawing, { top, second }: LinerBuild): string {
  const path = tongueOf(top);
  const ribs = repeat(
    5,
    (index) => `M286 ${top + 36 + index * 46}Q360 ${top + 12 + index * 46} 430 ${top + 44 + index * 46}`,
  );
  return (
    part(drawing, path, second, { light: 0.26, rim: 0.45 }) +
    within(
      drawing,
      path,
      line(ribs, '#06111c', { width: 7, opacity: 0.26 }) +
        `<g transform="translate(0 6)">${line(ribs, '#ffffff', { width: 3, opacity: 0.28 })}</g>`,
    ) +
    brandSymbol(drawing.spec.brand, {
      x: 358,
      y: top - 36,
      size: 44,
      colour: readableOn(second, drawing.accent, drawing.detail),
    }) +
    cord(`M344 ${top - 78}C340 ${top - 124} 396 ${top - 124} 392 ${top - 74}`, drawing.accent, 13)
  );
}

/** Draws a wrap closure: without a tongue, one side overlaps the other and is held by tape. */
function wrap(drawing: Drawing, { top, second }: LinerBuild): string {
  const flap = `M356 530C370 470 366 400 340 ${top + 70}C336 ${top} 350 ${top - 50} 392 ${top - 54}C440 ${top - 50} 470 ${top} 470 ${top + 60}C476 400 470 500 440 590C410 640 330 690 250 700C300 660 340 600 356 530z`;
  const tape = `M344 ${top + 84}C400 ${top + 100} 460 ${top + 92} 540 ${top + 64}L546 ${top + 110}C460 ${top + 138} 400 ${top + 146} 348 ${top + 132}z`;
  return (
    part(drawing, flap, second, { light: 0.22, rim: 0.45 }) +
    stitches(
      `M380 ${top - 36}C430 ${top - 40} 452 ${top} 454 ${top + 60}C460 400 452 500 424 580C396 624 340 664 284 684`,
      lighter(second, 0.5),
    ) +
    part(drawing, tape, mix(drawing.base, '#10171e', 0.7), { rim: 0.4 }) +
    part(drawing, `M496 ${top + 82}L542 ${top + 66}L547 ${top + 108}L500 ${top + 122}z`, drawing.accent, {
      rim: 0.4,
    })
  );
}

function lacing(drawing: Drawing, top: number): string {
  const row: Throat = { from: [398, top + 92], to: [398, 500], across: [-48, -10], count: 5 };
  const low: Throat = { from: [384, 556], to: [330, 628], across: [-44, -22], count: 3 };
  return (
    laces(low, drawing.accent, 8) +
    eyelets(low, '#2a333c', 'loop') +
    laces(row, drawing.accent, 8) +
    eyelets(row, '#2a333c', 'loop') +
    bow(384, top + 74, drawing.accent, 0.95)
  );
}

/** Draws a liner from the side. */
export function linerSide(drawing: Drawing, build: LinerBuild): string {
  const { spec, base, accent, detail } = drawing;
  const { top, cut, foam } = build;
  const body = bodyOf(top);
  const dark = mix(base, '#10171e', 0.55);
  const fleece = mix(detail, accent, 0.35);
  const lining = linear(drawing, 90, [
    [0, fleece],
    [1, darker(fleece, 0.6)],
  ]);
  const shade = linear(drawing, 0, [
    [0, '#ffffff', 0.14],
    [0.45, '#ffffff', 0],
    [1, '#06111c', 0.36],
  ]);
  const cloth = filled(body, { channels: nap, diamonds: mesh, panels: knit }[build.quilting](drawing));
  const collar = `M352 ${top + 90}C352 ${top + 50} 380 ${top + 40} 420 ${top + 36}C490 ${top + 26} 550 ${top} 606 ${top - 26}C634 ${top - 32} 648 ${top - 14} 648 ${top + 20}L648 ${top + 64}C560 ${top + 70} 460 ${top + 110} 356 ${top + 124}z`;
  return [
    cut === 'wrap-cut' ? '' : tongue(drawing, build),
    `<path d="${insideOf(top)}" fill="${lining}"/>`,
    flat(insideOf(top), '#06111c', 0.2),
    cord(`M610 ${top - 16}C606 ${top - 74} 662 ${top - 66} 654 ${top + 8}`, accent, 15),
    solid(drawing, body, foam, { depth: 0.95, gloss: 0.4, graphics: cloth + quilt(drawing, build) }),
    within(drawing, body, part(drawing, collar, dark, { light: 0.24, rim: 0.4 })),
    within(
      drawing,
      body,
      part(drawing, ankle, mix(foam, build.second, 0.6), { light: 0.2, rim: 0.3 }) +
        stitches(ankle, lighter(base, 0.5)),
    ),
    within(drawing, body, part(drawing, heel, dark, { light: 0.18, rim: 0.35 })),
    within(
      drawing,
      body,
      part(drawing, toe, dark, { light: 0.24, rim: 0.35 }) +
        stitches('M196 708C236 712 264 766 274 880', lighter(base, 0.5)),
    ),
    within(drawing, body, line('M120 860C300 876 520 874 700 846', '#10171e', { width: 26, opacity: 0.85 })),
    folds(drawing, ['M340 640C370 668 400 684 430 690', 'M250 700C276 724 290 752 296 790'], 0.7),
    `<path d="${body}" fill="${shade}"/>`,
    cut === 'wrap-cut' ? wrap(drawing, build) : '',
    cut === 'laced-tongue-cut' ? lacing(drawing, top) : '',
    wordmark(spec.brand, {
      x: 540,
      y: top + 186,
      size: 46,
      colour: readableOn(base, detail, accent),
      maxWidth: 140,
      rotate: -8,
      halo: base,
    }),
    lettering(spec.model, {
      x: 420,
      y: 800,
      size: 34,
      colour: readableOn(base, detail, accent),
      maxWidth: 210,
    }),
  ].join('');
}
