import { darker, lighter, mix, readableOn } from '../../../drawing/colour.ts';
import { blur, linear, type Drawing } from '../../../drawing/drawing.ts';
import { lettering } from '../../../drawing/lettering.ts';
import { flat, line, solid, stitches } from '../../../drawing/solid.ts';
import { brandSymbol, wordmark } from '../../../brands/mark.ts';
import { cord, part, repeat, rivet, within } from '../form.ts';
import type { BootBuild } from '../ski-boot/build.ts';

const cuff =
  'M352 566C334 500 316 420 306 346C304 328 314 320 334 322C404 328 480 316 546 282C566 272 578 280 582 300C592 390 620 490 650 584C664 634 648 672 604 682C564 690 540 670 516 640C484 602 420 576 352 566z';
const window = 'M500 430C520 410 548 408 556 424L590 540C586 558 560 566 544 552z';
const tongue = 'M288 352C270 290 266 206 296 172C324 146 356 158 370 196C380 236 384 290 388 340z';
const back = 'M388 344C376 272 388 222 432 208C480 200 516 178 548 168C574 166 584 206 582 288L552 340z';
const gaiter = 'M316 372C330 460 340 520 330 596L300 640C340 664 430 640 470 600V360z';
const strap = 'M294 342C374 360 490 342 576 294L582 330C496 378 384 396 302 380C292 372 288 350 294 342z';

/** Draws the visible part of the liner. */
export function touringLiner(drawing: Drawing, { plastic }: BootBuild): string {
  const { accent, detail } = drawing;
  const foam = mix(plastic, '#6a7681', 0.35);
  return [
    part(drawing, back, foam, { light: 0.15, rim: 0.25 }),
    flat(
      'M396 340C390 280 400 236 440 224C486 216 516 198 546 186C558 230 552 270 542 320z',
      '#0c1218',
      0.75,
    ),
    part(drawing, tongue, foam, { light: 0.24, rim: 0.35 }),
    line(
      'M296 200C316 184 348 188 362 210M290 238C314 222 348 226 370 248M288 278C314 264 350 266 376 286',
      '#06111c',
      { width: 5, opacity: 0.35 },
    ),
    cord('M322 164C314 126 350 122 354 166', accent, 10),
    cord('M540 176C542 136 576 144 574 182', accent, 10),
    line('M300 184C318 164 346 168 358 194', detail, { width: 3, opacity: 0.5 }),
    part(drawing, gaiter, '#1a222a', { rim: 0.2 }),
    stitches('M340 420C350 500 350 560 336 610', '#8592a0'),
  ].join('');
}

/** Draws the walk lever and the rod that locks the cuff to the heel. */
function walkLever(drawing: Drawing): string {
  return (
    cord('M624 560L650 768', '#c9d2d9', 9) +
    rivet(650, 770, 11, '#c9d2d9') +
    part(drawing, 'M586 372Q604 366 614 380L656 530Q662 556 642 566L622 570Q616 480 586 384z', '#161d24', {
      rim: 0.5,
    }) +
    part(drawing, 'M598 372Q618 366 628 386L650 464L630 472Q620 420 598 384z', drawing.accent, { rim: 0.6 })
  );
}

function weave(drawing: Drawing): string {
  const rows = repeat(26, (index) => `M${120 + index * 24} 250l240 480M${660 - index * 24} 250l-240 480`);
  return within(
    drawing,
    cuff,
    line(rows, lighter(drawing.base, 0.5), { width: 5, opacity: 0.08, cap: 'butt' }) +
      line(rows, '#000', { width: 2, opacity: 0.18, cap: 'butt' }),
  );
}

/** Draws the cuff. */
export function touringCuff(drawing: Drawing, build: BootBuild, style: 'window' | 'carbon' | 'ribs'): string {
  const { spec, accent, detail } = drawing;
  const colour = style === 'carbon' ? mix('#171d23', drawing.base, 0.1) : build.cuff;
  const word = readableOn(colour, detail, accent);
  const shade = linear(drawing, 0, [
    [0, '#ffffff', 0.14],
    [0.4, '#ffffff', 0],
    [0.75, '#06111c', 0.05],
    [1, '#06111c', 0.4],
  ]);
  const flap = 'M420 330C416 420 428 500 452 590';
  const ribs = 'M496 430L640 540M490 470L640 590M484 510L640 640';
  const flex = Number(spec.facts['flex']);
  return [
    `<g opacity="0.45" transform="translate(6 12)" filter="${blur(drawing, 5)}">${flat(cuff, '#06111c')}</g>`,
    solid(drawing, cuff, colour, { depth: 0.65, gloss: 0.4 }),
    style === 'carbon' ? weave(drawing) : '',
    `<path d="${cuff}" fill="${shade}"/>`,
    style === 'window'
      ? part(drawing, window, '#10171e', { rim: 0.1 }) + line(window, accent, { width: 4 })
      : brandSymbol(spec.brand, { x: 530, y: 470, size: 56, colour: word, rotate: -12 }),
    style === 'ribs'
      ? within(drawing, cuff, line(ribs, darker(colour, 0.5), { width: 9, opacity: 0.28 }))
      : '',
    line(flap, '#06111c', { width: 6, opacity: 0.45 }) +
      `<g transform="translate(4 0)">${line(flap, '#ffffff', { width: 2.5, opacity: 0.4 })}</g>`,
    line('M358 572C424 582 488 608 520 646C544 676 568 692 604 686', '#ffffff', { width: 3, opacity: 0.3 }),
    walkLever(drawing),
    part(drawing, strap, build.plastic, { angle: 80, rim: 0.3 }),
    within(drawing, strap, line('M290 374C384 388 500 370 590 322', accent, { width: 4 })),
    wordmark(spec.brand, { x: 424, y: 370, size: 21, colour: '#f2f5f8', maxWidth: 130, rotate: -9 }),
    rivet(584, 634, 23, mix('#b4bfc8', accent, 0.25)),
    flex > 0
      ? lettering(String(flex), {
          x: 514,
          y: 608,
          size: 42,
          colour: word,
          maxWidth: 62,
          rotate: 14,
          font: 'barlow-italic',
        })
      : '',
  ].join('');
}
