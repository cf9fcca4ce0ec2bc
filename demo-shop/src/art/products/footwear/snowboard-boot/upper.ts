import { darker, lighter, mix, readableOn } from '../../../drawing/colour.ts';
import { linear, type Drawing } from '../../../drawing/drawing.ts';
import { lettering } from '../../../drawing/lettering.ts';
import { flat, folds, line, solid, stitches } from '../../../drawing/solid.ts';
import { brandSymbol, wordmark } from '../../../brands/mark.ts';
import { cord, part, repeat, within } from '../form.ts';
import { filled, nap, ripstop } from '../shoe/cloth.ts';
import type { SnowboardBootBuild } from './build.ts';

const upper =
  'M112 816C92 750 118 692 190 662C266 632 316 590 336 520C348 470 338 380 328 290C328 268 342 260 364 264C440 278 524 270 594 238C616 230 630 240 632 266C636 360 628 440 642 520C658 600 692 700 700 816C560 840 240 840 112 816z';
const tongue = 'M318 320C300 250 302 176 340 152C376 138 404 160 410 204L412 320z';
const back = 'M408 320C402 262 412 226 460 214C510 204 548 178 582 170C606 172 618 200 618 290L560 330z';
const collar =
  'M328 290C328 268 342 260 364 264C440 278 524 270 594 238C616 230 630 240 632 266L632 318C560 352 440 366 330 346z';
const toe = 'M104 816C88 748 116 694 190 662C232 664 262 712 272 826z';
const counter = 'M706 822C700 740 672 640 652 570C610 560 584 600 568 660C552 720 540 780 536 830z';
const backstay = 'M590 234L640 240C640 360 632 440 652 540L628 590C606 500 590 380 590 234z';
const panels = {
  block: 'M420 280C500 280 560 262 600 240V520C560 540 470 560 400 600C410 500 424 400 420 280z',
  retro:
    'M330 820C360 740 420 660 520 620C580 596 620 590 660 590L668 640C580 650 520 690 480 750C462 780 452 800 450 826z',
  tech: 'M410 290L470 286L520 470L640 560V620L480 540L420 480zM300 820L440 640L520 640L400 830z',
} as const;

/** Draws the visible part of the liner. */
export function snowboardLiner(drawing: Drawing, { rubber }: SnowboardBootBuild): string {
  const { accent } = drawing;
  const foam = lighter(rubber, 0.18);
  return [
    part(drawing, back, foam, { light: 0.18, rim: 0.3 }),
    flat('M414 320C412 276 424 244 466 232C512 222 550 198 582 188C592 230 590 270 580 310z', '#0b1118', 0.8),
    stitches('M424 316C424 280 436 254 474 244C516 234 548 214 576 204', lighter(foam, 0.5)),
    part(drawing, tongue, foam, { light: 0.26, rim: 0.4 }),
    line('M322 196C344 176 384 180 402 202M316 236C340 216 386 220 408 240', '#06111c', {
      width: 6,
      opacity: 0.35,
    }),
    brandSymbol(drawing.spec.brand, {
      x: 358,
      y: 182,
      size: 30,
      colour: readableOn(foam, accent, '#f4f7f9'),
    }),
    cord('M568 178C570 130 614 138 608 190', accent, 13),
    cord('M344 156C340 116 382 114 384 156', accent, 11),
  ].join('');
}

/** Draws the upper. */
export function snowboardUpper(drawing: Drawing, build: SnowboardBootBuild): string {
  const { spec, base, accent, detail } = drawing;
  const { panels: cut, second, rubber, isStiff } = build;
  const dark = mix(base, '#10171e', 0.5);
  const path = panels[cut];
  const wordGround = cut === 'block' ? second : base;
  const shade = linear(drawing, 0, [
    [0, '#ffffff', 0.12],
    [0.45, '#ffffff', 0],
    [1, '#06111c', 0.36],
  ]);
  const cloth =
    filled(upper, cut === 'retro' ? nap(drawing) : ripstop(drawing)) +
    part(drawing, path, second, { light: 0.14, shade: 0.2, rim: 0.25 }) +
    `<g transform="translate(5 4)">${stitches(path, readableOn(second, detail))}</g>`;
  const ribs = repeat(5, (index) => `M${604 + index * 5} ${330 + index * 46}l36 ${-10 + index * 2}`);
  return [
    solid(drawing, upper, build.shell, { depth: 0.75, gloss: 0.35, graphics: cloth }),
    folds(
      drawing,
      [
        'M400 590C440 570 500 570 540 590',
        'M420 500C460 484 500 490 530 506',
        'M236 690C262 710 276 744 280 780',
      ],
      0.7,
    ),
    within(
      drawing,
      upper,
      part(drawing, backstay, isStiff ? rubber : dark, { rim: 0.35 }) +
        (isStiff ? line(ribs, accent, { width: 7, opacity: 0.9 }) : ''),
    ),
    within(
      drawing,
      upper,
      part(drawing, collar, dark, { light: 0.2, rim: 0.35 }) +
        line('M336 326C440 342 550 330 640 292', '#06111c', { width: 5, opacity: 0.35 }),
    ),
    within(
      drawing,
      upper,
      part(drawing, counter, mix(base, rubber, 0.75), { light: 0.15, rim: 0.35 }) +
        stitches('M652 584C622 578 600 612 584 668C570 724 558 784 552 830', lighter(base, 0.5)),
    ),
    within(drawing, upper, part(drawing, toe, rubber, { light: 0.24, rim: 0.35 })),
    stitches('M198 672C232 680 256 720 262 816', lighter(rubber, 0.5)),
    `<path d="${upper}" fill="${shade}"/>`,
    wordmark(spec.brand, {
      x: 516,
      y: 424,
      size: 54,
      colour: readableOn(wordGround, detail, accent),
      maxWidth: cut === 'tech' ? 116 : 150,
      rotate: -4,
      halo: cut === 'tech' ? base : undefined,
    }),
    lettering(spec.model, {
      x: 620,
      y: 766,
      size: 28,
      colour: readableOn(mix(base, rubber, 0.75), detail, accent),
      maxWidth: 116,
    }),
    line('M112 816C240 840 560 840 700 816', darker(base, 0.7), { width: 4, opacity: 0.4 }),
  ].join('');
}
