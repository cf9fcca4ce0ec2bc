import { darker, lighter, readableOn } from '../../../drawing/colour.ts';
import { linear, type Drawing } from '../../../drawing/drawing.ts';
import { flat, line } from '../../../drawing/solid.ts';
import { nameAlong, brandAlong } from '../prints/words.ts';

export interface Tube {
  from: number;
  to: number;
  /** Half of the width, user units. */
  wide: number;
  colour: string;
}

const isCarbon = ({ spec }: Drawing) => String(spec.facts['material'] ?? '').includes('carbon');

/** Draws a section of the shaft. */
export function tube(drawing: Drawing, { from, to, wide, colour }: Tube, print = ''): string {
  const round = linear(drawing, 0, [
    [0, '#06111c', 0.3],
    [0.12, '#ffffff', 0.2],
    [0.3, '#ffffff', 0.62],
    [0.5, '#ffffff', 0],
    [1, '#06111c', 0.62],
  ]);
  const path = `M${-wide} ${from}H${wide}V${to}H${-wide}z`;
  const weave = isCarbon(drawing)
    ? flat(
        path,
        drawing.define(
          (id) =>
            `<pattern id="${id}" width="8" height="8" patternUnits="userSpaceOnUse"><path d="M0 0h4v4H0zM4 4h4v4H4z" fill="#06111c" fill-opacity="0.22"/></pattern>`,
        ),
      )
    : '';
  return `${flat(path, colour)}${weave}${print}${flat(path, round)}`;
}

/** Draws the shaft's print with the brand's name. */
export function shaftPrint(drawing: Drawing, { from, to, wide, colour }: Tube): string {
  const { design, base, accent, detail, spec } = drawing;
  const length = to - from;
  const y = (share: number) => Math.round(from + length * share);
  const block = (a: number, b: number, fill: string) =>
    `<rect x="${-wide}" y="${y(a)}" width="${wide * 2}" height="${y(b) - y(a)}" fill="${fill}"/>`;
  const bands = () =>
    block(0.04, 0.1, accent) +
    block(0.11, 0.125, detail) +
    block(0.78, 0.8, detail) +
    block(0.81, 0.96, accent);
  const blend = () =>
    block(
      0.62,
      1,
      linear(drawing, 90, [
        [0, accent, 0],
        [1, accent],
      ]),
    ) + block(0.03, 0.05, detail);
  const spiral = () =>
    Array.from({ length: 9 }, (_, index) => {
      const at = y(0.7 + index * 0.033);
      return `<path d="M${-wide} ${at}l${wide * 2} ${-wide * 2}v${wide}l${-wide * 2} ${wide * 2}z" fill="${index % 3 === 1 ? detail : accent}"/>`;
    }).join('');
  const halves = () =>
    block(0.66, 1, darker(base, 0.4)) + block(0.64, 0.66, accent) + block(0.02, 0.09, accent);
  const ground = readableOn(colour, detail, accent);
  return (
    design.pick([bands, blend, spiral, halves])() +
    brandAlong(spec.brand, { y: y(0.31), tall: wide * 1.15, long: length * 0.34, colour: ground }) +
    nameAlong(spec.model, { y: y(0.565), tall: wide * 0.95, long: length * 0.13, colour: ground })
  );
}

/** Draws a basket. `reach`: half of its width, user units. */
export function basket(drawing: Drawing, y: number, reach: number, wide: number): string {
  const { design, base, accent } = drawing;
  const colour = design.pick(['#2a333c', darker(base, 0.4), darker(accent, 0.25)]);
  const flatness = Math.round(reach * 0.3);
  const disc = (dy: number, fill: string) =>
    `<ellipse cx="0" cy="${y + dy}" rx="${Math.round(reach)}" ry="${flatness}" fill="${fill}"/>`;
  const top = linear(drawing, 20, [
    [0, lighter(colour, 0.45)],
    [0.5, colour],
    [1, darker(colour, 0.5)],
  ]);
  const count = design.pick([5, 6, 8]);
  const holes = Array.from({ length: count }, (_, index) => {
    const turn = (index / count) * Math.PI * 2;
    const [x, dy] = [Math.sin(turn) * reach * 0.62, Math.cos(turn) * flatness * 0.62];
    return `<ellipse cx="${Math.round(x)}" cy="${Math.round(y + dy)}" rx="${Math.round(reach * 0.17)}" ry="${Math.round(flatness * 0.2)}" fill="#cfd9e2"/>`;
  });
  const star = Array.from({ length: 6 }, (_, index) => {
    const turn = ((index + 0.5) / 6) * Math.PI * 2;
    return `M0 ${y}L${Math.round(Math.sin(turn) * reach * 0.9)} ${Math.round(y + Math.cos(turn) * flatness * 0.9)}`;
  }).join('');
  const open =
    `<ellipse cx="0" cy="${y}" rx="${Math.round(reach * 0.88)}" ry="${Math.round(flatness * 0.8)}" fill="#d3dce4"/>` +
    line(star, colour, { width: 9 });
  return (
    disc(6, darker(colour, 0.6)) +
    disc(0, top) +
    design.pick([holes.join(''), open, '']) +
    `<path d="M${-wide - 5} ${y - 30}H${wide + 5}L${wide + 10} ${y + 4}Q0 ${y + 12} ${-wide - 10} ${y + 4}z" fill="${linear(
      drawing,
      0,
      [
        [0, '#55616c'],
        [0.35, '#3a444e'],
        [1, '#12181e'],
      ],
    )}"/>`
  );
}

/** Draws the steel tip below the basket. */
export function point(drawing: Drawing, y: number, length: number): string {
  const steel = linear(drawing, 0, [
    [0, '#7d8994'],
    [0.35, '#eef3f6'],
    [1, '#4a5661'],
  ]);
  return (
    `<path d="M-9 ${y}H9L6 ${length - 22}H-6z" fill="#2a333c"/>` +
    `<path d="M-5 ${length - 24}H5L3 ${length - 4}L0 ${length}L-3 ${length - 4}z" fill="${steel}"/>`
  );
}
