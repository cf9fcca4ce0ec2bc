import { darker, lighter, mix, readableOn } from '../../../drawing/colour.ts';
import { blur, linear, type Drawing } from '../../../drawing/drawing.ts';
import { lettering } from '../../../drawing/lettering.ts';
import { flat, line, solid, stitches } from '../../../drawing/solid.ts';
import { brandSymbol, wordmark } from '../../../brands/mark.ts';
import { cord, part, repeat, rivet, within } from '../form.ts';
import type { BootBuild } from './build.ts';

const cuffOutline =
  'M346 590C326 520 300 420 290 326C288 304 298 294 322 297C400 308 490 296 566 252C584 244 596 252 598 276C606 386 640 500 670 604C682 652 662 690 616 696C562 700 520 676 476 640C440 612 396 600 346 590z';
const spine =
  'M540 264C570 246 594 244 598 276C606 386 640 500 670 604C680 646 668 676 640 690C636 560 590 400 540 264z';
const tongue = 'M276 330C262 270 262 190 292 160C322 138 352 150 366 190C376 226 382 270 384 312z';
const back = 'M384 320C372 250 384 206 430 196C480 190 520 168 556 160C584 160 590 200 590 262L560 330z';
const strap = 'M268 308C262 318 268 356 278 364C384 392 506 372 600 316L592 266C496 322 372 342 268 308z';
const ribbed =
  'M250 652C300 618 332 570 344 500C352 440 326 380 304 300L392 300C410 400 424 500 414 570C404 640 360 690 310 716z';

/** Draws the visible part of the liner. */
export function liner(drawing: Drawing, { plastic }: BootBuild): string {
  const { accent, detail } = drawing;
  const foam = mix(plastic, '#5a6671', 0.3);
  return [
    part(drawing, back, foam, { light: 0.15, rim: 0.25 }),
    flat(
      'M392 318C384 262 398 222 436 212C486 204 526 184 554 176C566 220 560 260 548 300z',
      '#0c1218',
      0.75,
    ),
    stitches('M400 300C396 262 408 232 440 224C486 216 524 198 550 190', lighter(foam, 0.5)),
    part(drawing, tongue, foam, { light: 0.24, rim: 0.35 }),
    line(
      'M290 190C312 176 344 178 360 200M284 226C310 212 346 214 368 236M280 264C310 250 350 252 374 272',
      '#06111c',
      { width: 5, opacity: 0.35 },
    ),
    cord('M318 154C312 120 346 116 350 156', accent, 11),
    cord('M548 166C552 128 584 136 582 172', accent, 11),
    line('M296 172C314 154 344 156 358 186', detail, { width: 3, opacity: 0.5 }),
  ].join('');
}

/** Draws the ribbed tongue of a three-piece boot. */
function shellTongue(drawing: Drawing, { plastic }: BootBuild): string {
  const ribs = repeat(
    6,
    (index) =>
      `M${250 + index * 17} ${560 - index * 22 + 70}Q${340 + index * 8} ${600 - index * 24} 430 ${612 - index * 26}`,
  );
  const colour = mix(plastic, drawing.accent, 0.55);
  return (
    part(drawing, ribbed, colour, { light: 0.25, rim: 0.4 }) +
    within(
      drawing,
      ribbed,
      line(ribs, '#06111c', { width: 7, opacity: 0.3 }) +
        `<g transform="translate(-1 5)">${line(ribs, '#ffffff', { width: 2.5, opacity: 0.35 })}</g>`,
    )
  );
}

function print({ base, accent }: Drawing, { graphic, cuff }: BootBuild): string {
  switch (graphic) {
    case 'split':
      return flat('M260 520L700 300V330L270 552z', accent);
    case 'sweep':
      return flat('M600 720C650 600 620 420 560 240H588C650 420 690 600 640 720z', accent);
    case 'shards':
      return (
        flat('M300 480L420 330L520 470L430 600z', darker(cuff, 0.22)) +
        flat('M570 700L636 470L700 700z', mix(base, accent, 0.7))
      );
    case 'fade':
      return flat('M500 720L700 480V720z', mix(cuff, accent, 0.5)) + flat('M570 720L700 580V720z', accent);
    case 'plain':
      return '';
  }
}

function powerStrap(drawing: Drawing, { plastic }: BootBuild): string {
  const { spec, accent } = drawing;
  return (
    part(drawing, strap, plastic, { angle: 80, light: 0.2, rim: 0.3 }) +
    within(drawing, strap, line('M270 358C384 386 508 366 606 308', accent, { width: 4 })) +
    part(drawing, 'M516 318L560 298L570 338L524 358z', '#2b353e', { rim: 0.5 }) +
    wordmark(spec.brand, { x: 420, y: 364, size: 23, colour: '#f2f5f8', maxWidth: 150, rotate: -7 })
  );
}

function walkLever(drawing: Drawing, plastic: string): string {
  return (
    part(drawing, 'M606 420Q622 412 634 424L676 560Q680 580 664 586L648 588Q634 500 606 430z', plastic, {
      rim: 0.5,
    }) +
    part(drawing, 'M620 420Q640 416 648 436L668 500L650 506Q640 460 620 430z', drawing.accent, { rim: 0.5 })
  );
}

function flexOf({ spec }: Drawing, colour: string): string {
  const flex = Number(spec.facts['flex']);
  if (!(flex > 0)) return '';
  return lettering(String(flex), {
    x: 506,
    y: 628,
    size: 58,
    colour,
    maxWidth: 84,
    rotate: -10,
    font: 'barlow-italic',
  });
}

/** Draws the cuff. */
export function upperCuff(drawing: Drawing, build: BootBuild): string {
  const { spec, accent, detail } = drawing;
  const { cuff, closure, canWalk, plastic, isRace } = build;
  const word = readableOn(cuff, detail, accent);
  const soft = blur(drawing, 5);
  const shade = linear(drawing, 0, [
    [0, '#ffffff', 0.16],
    [0.35, '#ffffff', 0],
    [0.72, '#06111c', 0.05],
    [1, '#06111c', 0.4],
  ]);
  const flap =
    closure === 'overlap' ? 'M408 306C404 400 420 500 452 612' : 'M392 300C390 400 404 500 436 606';
  return [
    `<g opacity="0.45" transform="translate(6 12)" filter="${soft}">${flat(cuffOutline, '#06111c')}</g>`,
    solid(drawing, cuffOutline, cuff, { depth: 0.75, gloss: 0.45, graphics: print(drawing, build) }),
    flat(spine, darker(cuff, 0.5), 0.55),
    closure === 'tongue' ? within(drawing, cuffOutline, shellTongue(drawing, build)) : '',
    `<path d="${cuffOutline}" fill="${shade}"/>`,
    line(flap, '#06111c', { width: 7, opacity: 0.45 }) +
      `<g transform="translate(5 0)">${line(flap, '#ffffff', { width: 2.5, opacity: 0.4 })}</g>`,
    line('M352 596C400 604 446 618 480 646C524 682 566 702 616 696', '#ffffff', { width: 3, opacity: 0.3 }),
    canWalk ? walkLever(drawing, plastic) : '',
    powerStrap(drawing, build),
    rivet(592, 640, 20, '#b4bfc8'),
    isRace ? rivet(620, 470, 8) + rivet(608, 420, 8) : '',
    brandSymbol(spec.brand, { x: 552, y: 488, size: 46, colour: word, rotate: -12 }),
    flexOf(drawing, word),
  ].join('');
}
