import { darker, lighter, mix, readableOn } from '../../../drawing/colour.ts';
import { linear, type Drawing } from '../../../drawing/drawing.ts';
import { lettering } from '../../../drawing/lettering.ts';
import { line, solid, stitches } from '../../../drawing/solid.ts';
import { wordmark } from '../../../brands/mark.ts';
import { cord, part, repeat, within } from '../form.ts';
import { filled, mesh, nap } from '../shoe/cloth.ts';
import type { LinerBuild } from './build.ts';

/** Draws a liner from behind: pull loop, tendon zone and heel. */
export function linerRear(drawing: Drawing, { top, foam, second, quilting }: LinerBuild): string {
  const { spec, base, accent, detail } = drawing;
  const dark = mix(base, '#10171e', 0.55);
  const body = `M254 ${top + 30}C254 ${top - 10} 300 ${top - 30} 400 ${top - 34}C500 ${top - 30} 546 ${top - 10} 546 ${top + 30}C550 400 520 500 520 600C524 680 536 760 530 840C526 870 500 876 400 878C300 876 274 870 270 840C264 760 276 680 280 600C280 500 250 400 254 ${top + 30}z`;
  const tendon = `M344 ${top + 70}Q400 ${top + 56} 456 ${top + 70}C452 440 436 520 440 640Q400 660 360 640C364 520 348 440 344 ${top + 70}z`;
  const heel = 'M262 880C262 780 268 720 276 690Q400 640 524 690C534 740 538 800 536 880z';
  const collar = `M250 ${top + 40}C254 ${top - 10} 300 ${top - 30} 400 ${top - 34}C500 ${top - 30} 546 ${top - 10} 550 ${top + 40}Q400 ${top + 10} 250 ${top + 40}z`;
  const round = linear(drawing, 0, [
    [0, '#06111c', 0.26],
    [0.25, '#ffffff', 0.14],
    [0.6, '#06111c', 0.03],
    [1, '#06111c', 0.48],
  ]);
  const flex = repeat(
    6,
    (index) => `M350 ${top + 130 + index * 44}Q400 ${top + 112 + index * 44} 450 ${top + 130 + index * 44}`,
  );
  return [
    solid(drawing, body, foam, {
      depth: 0.8,
      gloss: 0.35,
      graphics: filled(body, (quilting === 'diamonds' ? mesh : nap)(drawing)),
    }),
    within(
      drawing,
      body,
      part(drawing, heel, dark, { light: 0.2, rim: 0.35 }) +
        stitches('M280 706Q400 658 520 706', lighter(base, 0.5)),
    ),
    part(drawing, tendon, second, { light: 0.2, rim: 0.4 }) +
      within(drawing, tendon, line(flex, '#06111c', { width: 7, opacity: 0.28 })),
    part(drawing, collar, dark, { light: 0.24, rim: 0.4 }),
    `<path d="${body}" fill="${round}"/>`,
    cord(`M372 ${top + 30}C366 ${top - 84} 434 ${top - 84} 428 ${top + 30}`, accent, 20),
    stitches(`M366 ${top + 22}h68M366 ${top + 32}h68`, darker(accent, 0.7)),
    wordmark(spec.brand, {
      x: 400,
      y: 780,
      size: 44,
      colour: readableOn(dark, detail, accent),
      maxWidth: 190,
    }),
    lettering(spec.model, {
      x: 400,
      y: 816,
      size: 26,
      colour: readableOn(dark, accent, detail),
      maxWidth: 170,
    }),
  ].join('');
}
