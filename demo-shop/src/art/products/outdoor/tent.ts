import { wordmark } from '../../brands/mark.ts';
import { darker, lighter, mix, readableOn } from '../../drawing/colour.ts';
import { clip, linear, type Drawing } from '../../drawing/drawing.ts';
import { lettering } from '../../drawing/lettering.ts';
import { folds, line, solid } from '../../drawing/solid.ts';
import { contactShadow, type Picture } from '../../drawing/studio.ts';
import { panel, weave, zip } from './parts/cloth.ts';
import { numberFact, wordFact } from './parts/facts.ts';
import { cord } from './parts/hardware.ts';
import { dome, tentShapes, type TentShape } from './tent/shapes.ts';

/** Draws the inside with a mat, visible through the open door. */
function inside(drawing: Drawing, shape: TentShape): string {
  const warm = mix(drawing.base, '#ffdf9e', 0.55);
  const depth = linear(drawing, 90, [
    [0, darker(drawing.base, 0.72)],
    [0.55, darker(warm, 0.5)],
    [1, darker(drawing.base, 0.62)],
  ]);
  const glow = linear(drawing, 90, [
    [0, '#ffffff', 0.1],
    [0.7, '#fff1d0', 0.5],
    [1, '#fff1d0', 0.2],
  ]);
  return (
    `<path d="${shape.opening}" fill="${depth}"/><g clip-path="${clip(drawing, shape.opening)}">` +
    `<path d="${shape.innerDoor}z" fill="${glow}"/><path d="${shape.innerDoor}z" fill="${weave(drawing, 'mesh')}"/>` +
    line(shape.innerDoor, lighter(drawing.accent, 0.2), { width: 5 }) +
    line(shape.opening, '#06111c', { width: 26, opacity: 0.35 }) +
    '</g>'
  );
}

function door(drawing: Drawing, shape: TentShape): string {
  const { base, accent } = drawing;
  return (
    inside(drawing, shape) +
    line(shape.roll, '#06111c', { width: 34, opacity: 0.3 }) +
    line(shape.roll, darker(base, 0.3), { width: 28 }) +
    `<g transform="translate(-5 -1)">${line(shape.roll, lighter(base, 0.3), { width: 9, opacity: 0.65 })}</g>` +
    line(shape.roll, accent, { width: 33, dash: '9 120', cap: 'butt' }) +
    zip(shape.zip, base, readableOn(base, accent, drawing.detail), 8)
  );
}

/** Draws a pole sleeve as a raised seam. */
const sleeve = (path: string, colour: string) =>
  `<g transform="translate(5 6)">${line(path, '#06111c', { width: 10, opacity: 0.2 })}</g>` +
  line(path, darker(colour, 0.35), { width: 11 }) +
  line(path, colour, { width: 8 }) +
  `<g transform="translate(-2 -2)">${line(path, '#ffffff', { width: 2, opacity: 0.5 })}</g>`;

function guys(shape: TentShape, colour: string): string {
  return shape.guys
    .map(
      ([from, x, y]) =>
        `<ellipse cx="${x + 6}" cy="${y + 6}" rx="15" ry="5" fill="#06111c" opacity=".3"/>` +
        cord(`${from}L${x} ${y - 14}`, colour, 4) +
        line(`M${x - 3} ${y - 20}L${x + 5} ${y + 6}`, '#59646e', { width: 7 }) +
        line(`M${x - 4} ${y - 20}L${x + 3} ${y + 2}`, '#e6ebee', { width: 2.5 }),
    )
    .join('');
}

function words(drawing: Drawing, { word }: TentShape, ground: string, isBack: boolean): string {
  const { spec, detail, accent } = drawing;
  const colour = readableOn(ground, detail, accent);
  const { y, width } = word;
  const [x, rotate] = isBack ? [800 - word.x, -word.rotate] : [word.x, word.rotate];
  return (
    wordmark(spec.brand, { x, y, size: 44, colour, maxWidth: width, rotate }) +
    lettering(spec.model, {
      x: x + (isBack ? -8 : 8),
      y: y + 32,
      size: 25,
      colour,
      maxWidth: width * 0.8,
      rotate,
      font: 'barlow-text',
      opacity: 0.9,
    })
  );
}

/** Draws a pitched tent with an open door; the `back` view shows the closed rear. */
export function drawTent(drawing: Drawing): Picture {
  const { design, base, accent, spec } = drawing;
  const kind = wordFact(drawing, 'tentShape', 'tent-dome');
  const shape = tentShapes[kind] ?? dome;
  const persons = numberFact(drawing, 'tentPersons', 2);
  const season = wordFact(drawing, 'seasonRating', 'season-three');
  const [wide, tall] = [0.82 + persons * 0.055, (kind === 'tent-tunnel' ? 0.78 : 0.86) + persons * 0.05];
  const isBack = spec.view === 'back';
  const second = design.pick([base, mix(base, accent, 0.7), lighter(base, 0.2), darker(base, 0.25)]);
  const isFrontSecond = design.chance(0.5);
  const faces = [
    isFrontSecond ? second : base,
    ...shape.sides.map((_, index) => (index === 0 && !isFrontSecond ? second : base)),
  ];
  const cut = design.chance(0.5);
  const apron = darker(second, 0.5);
  const hemBand = cut ? line(shape.hem, apron, { width: 76, opacity: 0.85 }) : '';
  const hull = [shape.front, ...shape.sides].join('');
  const poleColour = design.pick([accent, darker(base, 0.55), lighter(base, 0.45)]);
  const sides = shape.sides
    .map((path, index) =>
      panel(drawing, path, darker(faces[index + 1] ?? base, 0.06 + index * 0.14), {
        depth: 44,
        gloss: 0.2,
        weave: 'ripstop',
        graphics: hemBand,
        angle: 50,
      }),
    )
    .toReversed()
    .join('');
  const built = [
    season === 'season-four'
      ? line(shape.hem, darker(base, 0.5), { width: 34 }) + line(shape.hem, darker(base, 0.2), { width: 26 })
      : line(shape.hem, '#06111c', { width: season === 'season-summer' ? 22 : 12, opacity: 0.45 }),
    guys(shape, accent),
    sides,
    solid(drawing, shape.front, faces[0] ?? base, { depth: 0.7, gloss: 0.45, graphics: hemBand }),
    folds(drawing, shape.folds, 0.55),
    isBack ? '' : door(drawing, shape),
    shape.poles.map((path) => sleeve(path, poleColour)).join(''),
    `<path d="${shape.vent}" fill="#0d151c" opacity=".75"/><path d="${shape.vent}" fill="none" stroke="${lighter(base, 0.35)}" stroke-width="5"/>`,
    `<g clip-path="${clip(drawing, hull)}">${line(shape.hem, lighter(base, 0.4), { width: 6, opacity: 0.6 })}</g>`,
  ].join('');
  const ground = darker(faces[1] ?? base, 0.2);
  const turned = isBack ? `<g transform="translate(800 0) scale(-1 1)">${built}</g>` : built;
  const body = contactShadow(drawing, 400, 750, 350, 60) + turned + words(drawing, shape, ground, isBack);
  return {
    body: `<g transform="translate(400 560) scale(${wide.toFixed(3)} ${tall.toFixed(3)}) translate(-404 -580)">${body}</g>`,
    focus: { x: 330, y: 600, zoom: 2 },
  };
}
