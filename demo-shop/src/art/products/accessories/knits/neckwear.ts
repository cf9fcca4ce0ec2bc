import { darker, lighter, mix, readableOn } from '../../../drawing/colour.ts';
import { clip, linear, type Drawing } from '../../../drawing/drawing.ts';
import { flat, line, stitches } from '../../../drawing/solid.ts';
import { contactShadow, type Picture } from '../../../drawing/studio.ts';
import { topsheet } from '../../../graphics/topsheet.ts';
import { creases, drapes, form } from '../form.ts';
import { knit, mesh, ripstop, sheetOf } from '../textures.ts';
import { patch } from './patch.ts';
import { tubes, type Tube, type TubeName } from './tubes.ts';

function ground({ spec, base, accent }: Drawing): string {
  return spec.facts['material'] === 'polyester' ? base : mix(base, accent, 0.06);
}

function print(drawing: Drawing, tube: Tube): string {
  const { spec, design, base, accent, detail } = drawing;
  const length = tube.foot - tube.top + 120;
  const sheet = `<g transform="translate(400 ${tube.top - 40})">${topsheet(drawing, { half: 260, length })}</g>`;
  if (spec.facts['material'] === 'polyester') return sheet;
  const rows = (colour: string, from: number, thick: number) =>
    flat(
      `M100 ${from}C250 ${from + 70} 550 ${from + 70} 700 ${from}v${thick}C550 ${from + 70 + thick} 250 ${from + 70 + thick} 100 ${from + thick}z`,
      colour,
    );
  const low = tube.foot - 190;
  const heather = Array.from(
    { length: 60 },
    () => `M${design.whole(170, 630)} ${design.whole(tube.top, tube.foot)}h${design.whole(8, 26)}`,
  ).join('');
  const flecks = line(heather, lighter(base, 0.5), { width: 2, opacity: 0.35 });
  return design.pick([
    flecks,
    rows(accent, low, 90) + rows(detail, low + 102, 12),
    rows(accent, low - 150, 22) + rows(accent, low - 104, 22) + rows(detail, low - 58, 10) + flecks,
    sheet,
  ]);
}

/** Draws the drawcord of the upper edge with its toggle. */
function drawcord(drawing: Drawing, tube: Tube): string {
  const { top } = tube;
  const cord = readableOn(ground(drawing), drawing.accent, drawing.detail);
  const pleats = Array.from({ length: 13 }, (_, index) => {
    const x = 238 + index * 27;
    const y = top + 30 + 46 * Math.sin((index / 12) * Math.PI);
    return `M${x} ${Math.round(y) - 6}q${Math.round((400 - x) / 18)} 46 ${Math.round((400 - x) / 9)} 84`;
  }).join('');
  return (
    creases(pleats, 1, 11) +
    stitches(`M216 ${top + 40}C290 ${top + 98} 510 ${top + 98} 584 ${top + 40}`, '#ffffff') +
    line(
      `M386 ${top + 70}C372 ${top + 140} 360 ${top + 180} 366 ${top + 226}M414 ${top + 70}C428 ${top + 140} 436 ${top + 170} 428 ${top + 214}`,
      '#05101c',
      { width: 12, opacity: 0.2 },
    ) +
    line(
      `M386 ${top + 66}C372 ${top + 136} 360 ${top + 176} 366 ${top + 222}M414 ${top + 66}C428 ${top + 136} 436 ${top + 166} 428 ${top + 210}`,
      cord,
      { width: 7 },
    ) +
    form(drawing, `M372 ${top + 66}h56q8 0 8 9v44q0 10-8 10h-56q-8 0-8-10v-44q0-9 8-9z`, '#20282f', {
      bend: 10,
      gloss: 0.8,
    }) +
    line(`M376 ${top + 98}h48`, '#05090e', { width: 5, opacity: 0.7 })
  );
}

/** Draws the seams of a face-shaped tube and its breathing panel. */
function shapedSeams(drawing: Drawing, { top }: Tube): string {
  const panel = `M340 ${top + 76}C370 ${top + 60} 430 ${top + 60} 460 ${top + 76}C470 ${top + 130} 450 ${top + 176} 400 ${top + 196}C350 ${top + 176} 330 ${top + 130} 340 ${top + 76}z`;
  const seam = `M196 ${top + 120}C270 ${top + 200} 330 ${top + 240} 400 ${top + 262}C470 ${top + 240} 530 ${top + 200} 604 ${top + 120}`;
  const holes = darker(ground(drawing), 0.3);
  return (
    creases(seam, 0.5, 10) +
    stitches(seam, '#ffffff') +
    form(drawing, panel, holes, {
      bend: 14,
      graphics: sheetOf(mesh(drawing, 4, 17), 320, top + 40, 160, 180),
    }) +
    line(panel, drawing.accent, { width: 4, opacity: 0.8 })
  );
}

const names: readonly TubeName[] = ['long-tube', 'double-tube', 'drawcord-tube', 'shaped-tube'];

/** Draws neckwear. */
export function drawNeckwear(drawing: Drawing): Picture {
  const { spec, design, accent } = drawing;
  const name =
    names.find((each) => each === spec.facts['neckShape']) ?? design.pick(['long-tube', 'double-tube']);
  const tube = tubes[name];
  const colour = ground(drawing);
  const isBack = spec.view === 'back';
  const lining = name === 'double-tube' ? accent : darker(colour, 0.3);
  const inner = linear(drawing, 0, [
    [0, darker(lining, 0.62)],
    [0.6, darker(lining, 0.25)],
    [1, darker(lining, 0.5)],
  ]);
  const texture =
    spec.facts['material'] === 'polyester'
      ? ripstop(drawing)
      : knit(drawing, Number(spec.facts['fabricWeight'] ?? 180) > 200 ? 13 : 9);
  const cover = sheetOf(texture, 100, tube.top - 60, 600, tube.foot - tube.top + 160);
  const word = tube.foot - 96;
  const folds = tube.drapes[design.whole(0, tube.drapes.length - 1)] ?? [];
  const shade = linear(drawing, 0, [
    [0, '#05101c', 0.3],
    [0.24, '#ffffff', 0.18],
    [0.55, '#05101c', 0],
    [1, '#05101c', 0.5],
  ]);
  const parts = [
    contactShadow(drawing, 400, tube.foot + 18, 270, 26),
    `<path d="${tube.opening}" fill="${inner}"/>`,
    `<g clip-path="${clip(drawing, tube.opening)}">${sheetOf(knit(drawing, 11), 100, tube.top - 80, 600, 220)}</g>`,
    form(drawing, tube.body, colour, {
      bend: 40,
      gloss: 0.3,
      graphics: (isBack ? '' : print(drawing, tube)) + cover,
    }),
    `<path d="${tube.body}" fill="${shade}" opacity="0.75"/>`,
    `<g clip-path="${clip(drawing, tube.body)}">${drapes(drawing, folds)}</g>`,
    line(tube.lip, lighter(name === 'double-tube' ? accent : colour, 0.2), {
      width: name === 'double-tube' ? 20 : 9,
    }),
    line(tube.lip, '#05101c', { width: 2, opacity: 0.35 }),
    stitches(tube.hem, '#ffffff'),
    isBack
      ? line(`M400 ${tube.top + 60}V${tube.foot + 20}`, darker(colour, 0.7), { width: 4, opacity: 0.4 }) +
        stitches(`M410 ${tube.top + 60}V${tube.foot + 16}`, '#ffffff')
      : '',
    name === 'drawcord-tube' && !isBack ? drawcord(drawing, tube) : '',
    name === 'shaped-tube' && !isBack ? shapedSeams(drawing, tube) : '',
    isBack ? '' : patch(drawing, colour, word - 10),
  ];
  return { body: parts.join(''), focus: { x: 400, y: tube.top + 110, zoom: 1.9 } };
}
