import { darker, lighter, mix, readableOn } from '../../../drawing/colour.ts';
import { linear, type Drawing } from '../../../drawing/drawing.ts';
import { lettering } from '../../../drawing/lettering.ts';
import { flat, line, solid, stitches } from '../../../drawing/solid.ts';
import { contactShadow, type Picture } from '../../../drawing/studio.ts';
import { wordmark } from '../../../brands/mark.ts';
import { cord, part, repeat, rivet, within } from '../form.ts';
import { bootBuild, type BootBuild } from './build.ts';
import { buckle, placed } from './buckle.ts';

const liner = 'M272 320C262 230 270 160 330 142Q400 126 470 142C530 160 538 230 528 320z';
const shell = 'M290 640C280 700 284 780 276 838H524C516 780 520 700 510 640z';
const sole = 'M264 842Q262 824 280 824H520Q538 824 536 842L530 876Q528 886 516 886H284Q272 886 270 876z';
const cuff =
  'M258 300C256 276 268 262 300 256Q400 238 500 256C532 262 544 276 542 300C540 420 526 520 524 604C524 660 508 690 470 704Q400 720 330 704C292 690 276 660 276 604C274 520 260 420 258 300z';
const spine = 'M342 250Q400 240 458 250C462 400 450 540 448 709Q400 716 352 709C350 540 338 400 342 250z';
const strap = 'M250 300Q400 262 550 300L546 352Q400 314 254 352z';

function walkLever(drawing: Drawing, plastic: string): string {
  return (
    part(
      drawing,
      'M366 430Q366 416 380 416H420Q434 416 434 430L428 590Q426 604 400 604Q374 604 372 590z',
      plastic,
      { angle: 20, rim: 0.45 },
    ) +
    part(drawing, 'M378 436Q378 426 388 426H412Q422 426 422 436L416 536Q400 546 384 536z', drawing.accent, {
      angle: 20,
      rim: 0.6,
    }) +
    line('M386 510H414M386 496H414M387 524H413', darker(drawing.accent, 0.5), { width: 4, opacity: 0.6 })
  );
}

/** Draws the screws that stiffen the spine of boots without a walk mode. */
const stiffener = (isRace: boolean) => repeat(isRace ? 3 : 2, (index) => rivet(400, 452 + index * 52, 13));

function print(drawing: Drawing, { cuff: colour, graphic }: BootBuild): string {
  const { base, accent } = drawing;
  const sides = flat(
    'M240 480L352 420V720H240zM560 480L448 420V720H560z',
    graphic === 'plain' ? darker(colour, 0.15) : mix(base, accent, 0.7),
  );
  return graphic === 'fade' || graphic === 'shards' || graphic === 'split' ? sides : '';
}

/** Draws a ski boot from behind. */
export function drawBootRear(drawing: Drawing): Picture {
  const { spec, accent, detail } = drawing;
  const build = bootBuild(drawing);
  const { plastic, canWalk, isRace, isJunior } = build;
  const ground = mix(build.cuff, plastic, 0.25);
  const href = buckle(drawing, build);
  const round = linear(drawing, 0, [
    [0, '#06111c', 0.28],
    [0.25, '#ffffff', 0.12],
    [0.6, '#06111c', 0.04],
    [1, '#06111c', 0.5],
  ]);
  const foam = mix(plastic, '#5a6671', 0.3);
  const over = (path: string) => `<path d="${path}" fill="${round}"/>`;
  const tail = (y: number) => placed(href, 528, y, 4, 0.66);
  const parts = [
    contactShadow(drawing, 400, 882, 160),
    part(drawing, liner, foam) + over(liner),
    stitches('M292 300C288 230 296 180 340 164Q400 152 460 164C504 180 512 230 508 300', lighter(foam, 0.5)),
    cord('M376 146C372 104 428 104 424 146', accent, 13),
    part(drawing, sole, plastic, { angle: 90 }) + line('M276 852H524', '#06111c', { width: 4, opacity: 0.5 }),
    build.isRockered
      ? line('M300 888v-20M340 888v-20M380 888v-20M420 888v-20M460 888v-20M500 888v-20', '#03080d', {
          width: 12,
          opacity: 0.6,
          cap: 'butt',
        })
      : '',
    solid(drawing, shell, build.shell, { depth: 0.5, gloss: 0.3 }) + over(shell),
    part(drawing, 'M346 720Q400 732 454 720L460 838H340z', darker(build.shell, 0.35), { rim: 0.25 }),
    build.buckles >= 3 ? tail(444) + tail(540) : tail(500),
    solid(drawing, cuff, build.cuff, { depth: 0.7, gloss: 0.4, graphics: print(drawing, build) }) +
      over(cuff),
    part(drawing, spine, ground, { angle: 20, light: 0.16, shade: 0.3, rim: 0.45 }),
    part(drawing, strap, plastic, { rim: 0.3 }) +
      within(drawing, strap, line('M246 344Q400 306 556 344', accent, { width: 5 })) +
      over(strap),
    wordmark(spec.brand, { x: 400, y: 318, size: 30, colour: '#f2f5f8', maxWidth: 170 }),
    canWalk ? walkLever(drawing, plastic) : stiffener(isRace),
    rivet(288, 640, 15),
    rivet(512, 640, 15),
    lettering(spec.model, {
      x: 400,
      y: 672,
      size: 30,
      colour: readableOn(ground, detail, accent),
      maxWidth: 84,
    }),
    line('M366 780H434M362 800H438', '#06111c', { width: 4, opacity: 0.35 }),
  ];
  const place = isJunior ? 'translate(30 80) scale(0.92)' : 'translate(-8 -8) scale(1.02)';
  return { body: `<g transform="${place}">${parts.join('')}</g>`, focus: { x: 400, y: 470, zoom: 2 } };
}
