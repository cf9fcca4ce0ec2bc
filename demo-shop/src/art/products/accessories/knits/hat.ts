import { darker, lighter, mix } from '../../../drawing/colour.ts';
import type { Drawing } from '../../../drawing/drawing.ts';
import { line } from '../../../drawing/solid.ts';
import { contactShadow, type Picture } from '../../../drawing/studio.ts';
import { form, mirrored } from '../form.ts';
import { knit, sheetOf } from '../textures.ts';
import { patch } from './patch.ts';
import { bobble } from './bobble.ts';
import { colourWork } from './colour-work.ts';
import { knitted, type Surface } from './surface.ts';

type Shape = 'cuffed-hat' | 'plain-hat' | 'bobble-hat' | 'earflap-hat';

const shapes: readonly Shape[] = ['cuffed-hat', 'plain-hat', 'bobble-hat', 'earflap-hat'];

/**
 * Returns half of the width by height: straight above the ears, then round. The higher `loose`, the later the hat
 * narrows.
 */
const crown = (half: number, loose: number) => (up: number) =>
  half *
  Math.pow(Math.max(0, 1 - Math.pow(Math.max(0, up), loose)), 0.42) *
  (1 + 0.05 * Math.sin(up * Math.PI));

function bodyOf(drawing: Drawing, shape: Shape): Surface {
  const { spec, design } = drawing;
  const columns =
    spec.facts['wearSeason'] === 'deep-winter' ? 20 : spec.facts['wearSeason'] === 'spring-days' ? 38 : 28;
  const hem = { 'cuffed-hat': 740, 'plain-hat': 800, 'bobble-hat': 800, 'earflap-hat': 640 }[shape];
  const height = { 'cuffed-hat': 560, 'plain-hat': 600, 'bobble-hat': 500, 'earflap-hat': 450 }[shape];
  return { x: 400, hem, height, half: crown(268, design.between(2.3, 3.2)), bow: 34, columns };
}

function cuffOf(body: Surface, height: number): Surface {
  return { ...body, hem: body.hem + 50, height, half: (up) => 276 + 8 * Math.sin(up * Math.PI), bow: 40 };
}

/** Draws earflaps with fleece lining and cords. */
function earflaps(drawing: Drawing): string {
  const { base, accent } = drawing;
  const flap = 'M140 590C136 680 150 752 196 800C222 824 250 812 262 780C278 730 296 690 316 660z';
  const colour = darker(base, 0.12);
  const cord = 'M216 806C212 850 224 890 214 936';
  const one =
    line(cord, darker(accent, 0.3), { width: 15 }) +
    line(cord, lighter(accent, 0.3), { width: 9, dash: '8 6', cap: 'butt' }) +
    `<path d="M202 930h26l8 46-14-12-8 14-8-14-14 12z" fill="${accent}"/>` +
    form(drawing, flap, colour, { bend: 26, graphics: sheetOf(knit(drawing, 15), 120, 580, 220, 260) }) +
    line('M144 640C146 700 160 750 200 794C222 812 244 802 256 774', accent, { width: 9 });
  return one + mirrored(one, 400);
}

/** Draws the inside of the hat with its headband. */
function inside(drawing: Drawing, surface: Surface): string {
  const lining = mix(drawing.accent, '#e8e2d6', 0.5);
  const edge = surface.hem + 4;
  const half = surface.half(0) - 4;
  return (
    `<ellipse cx="400" cy="${edge}" rx="${half}" ry="46" fill="${darker(lining, 0.7)}"/>` +
    `<path d="M${400 - half} ${edge}A${half} 46 0 0 1 ${400 + half} ${edge}A${half} 30 0 0 0 ${400 - half} ${edge}z" fill="${lining}"/>`
  );
}

/** Draws a hat. */
export function drawHat(drawing: Drawing): Picture {
  const { spec, design, base, accent } = drawing;
  const shape =
    shapes.find((each) => each === spec.facts['hatShape']) ?? design.pick(['cuffed-hat', 'bobble-hat']);
  const body = bodyOf(drawing, shape);
  const isBack = spec.view === 'back';
  // A bobble hat may have a turn-up, a plain one has none.
  const turnUp = shape === 'cuffed-hat' ? 190 : shape === 'bobble-hat' ? design.pick([0, 150]) : 0;
  const cuff = cuffOf(body, turnUp);
  const cuffColour = design.pick([accent, darker(base, 0.3), lighter(base, 0.14)]);
  const isRib = design.chance(0.5);
  const label = turnUp > 0 ? cuff.hem - turnUp / 2 + 26 : body.hem - (shape === 'earflap-hat' ? 20 : 26);
  const ground = turnUp > 0 ? cuffColour : base;
  const top = body.hem - body.height;
  const parts = [
    contactShadow(
      drawing,
      400,
      shape === 'earflap-hat' ? 960 : (turnUp > 0 ? cuff.hem : body.hem) + 30,
      260,
      24,
    ),
    shape === 'earflap-hat' ? earflaps(drawing) : '',
    isBack ? inside(drawing, turnUp > 0 ? cuff : body) : '',
    knitted(drawing, isBack ? { ...body, bow: -24 } : body, {
      from: 0,
      to: 1,
      colour: base,
      isRib,
      graphics: colourWork(drawing, isBack ? { ...body, bow: -24 } : body),
    }),
    turnUp > 0
      ? `<g transform="translate(0 10)" opacity="0.3">${line(`M132 ${cuff.hem - turnUp + 6}Q400 ${cuff.hem - turnUp + 84} 668 ${cuff.hem - turnUp + 6}`, '#05101c', { width: 22, opacity: 0.6 })}</g>` +
        knitted(drawing, isBack ? { ...cuff, bow: -20 } : cuff, {
          from: 0,
          to: 1,
          colour: cuffColour,
          isRib: true,
        })
      : knitted(drawing, isBack ? { ...body, bow: -24 } : body, {
          from: 0,
          to: shape === 'earflap-hat' ? 0.22 : 0.17,
          colour: darker(base, 0.2),
          isRib: true,
        }),
    shape === 'bobble-hat' ? bobble(drawing, 400, top - 40, 104) : '',
    isBack ? '' : patch(drawing, ground, label),
  ];
  return { body: parts.join(''), focus: { x: 400, y: label - 40, zoom: 2 } };
}
