import { darker, lighter, readableOn } from '../../../drawing/colour.ts';
import { blur, linear, type Drawing } from '../../../drawing/drawing.ts';
import { lettering } from '../../../drawing/lettering.ts';
import { line } from '../../../drawing/solid.ts';
import { cord, metal } from '../parts.ts';

/** Draws one piece of a kit, 200 high, centred at 0, 0. */
export type Piece = (drawing: Drawing) => string;

const rod = (drawing: Drawing, x: number, top: number, height: number, width: number, colour: string) =>
  `<rect x="${x - width / 2 + 4}" y="${top + 8}" width="${width}" height="${height}" rx="${width / 3}" fill="#0b1b2b" opacity="0.35" filter="${blur(drawing, 5)}"/>` +
  `<rect x="${x - width / 2}" y="${top}" width="${width}" height="${height}" rx="${Math.min(width / 2, 10)}" fill="${metal(drawing, 0, colour)}"/>`;

/** Draws a P-tex candle. */
export const candle: Piece = (drawing) =>
  rod(drawing, 0, -100, 196, 22, drawing.design.chance(0.5) ? '#20262c' : '#dfe5ea') +
  `<path d="M-6 -100Q0 -116 6 -100z" fill="#7a5230"/>`;

export const driver: Piece = (drawing) =>
  rod(drawing, 0, -10, 106, 12, '#aab6c0') +
  `<path d="M-9 88H9L6 102H-6z" fill="#55626e"/>` +
  rod(drawing, 0, -100, 98, 40, drawing.accent) +
  line('M-10 -84V-24M0 -88V-20M10 -84V-24', darker(drawing.accent, 0.5), { width: 4, opacity: 0.5 });

export const plate: Piece = (drawing) =>
  `<rect x="-40" y="-92" width="88" height="190" rx="5" fill="#0b1b2b" opacity="0.35" filter="${blur(drawing, 5)}"/><rect x="-44" y="-98" width="88" height="190" rx="5" fill="${metal(drawing, 50, '#8d99a4')}"/>` +
  line('M-40 -94V86', '#ffffff', { width: 3, opacity: 0.6 }) +
  '<circle cy="-74" r="9" fill="#2b343d"/>';

export const tube: Piece = (drawing) => {
  const { accent, base } = drawing;
  const fill = linear(drawing, 0, [
    [0, lighter(accent, 0.4)],
    [0.4, accent],
    [1, darker(accent, 0.4)],
  ]);
  return (
    `<path d="M-34 -92H34L26 66H-26z" fill="#0b1b2b" opacity="0.35" filter="${blur(drawing, 5)}" transform="translate(5 9)"/>` +
    `<path d="M-34 -92H34L26 66H-26z" fill="${fill}"/><path d="M-36 -100H36V-84H-36z" fill="${metal(drawing, 0)}"/><path d="M-14 66H14V98H-14z" fill="#27313a"/>` +
    `<rect x="-24" y="-40" width="48" height="60" rx="4" fill="${readableOn(accent, '#f7f9fb', base)}" opacity="0.9"/>`
  );
};

export const tape: Piece = (drawing) => {
  const { accent } = drawing;
  return (
    `<circle cx="6" cy="10" r="62" fill="#0b1b2b" opacity="0.35" filter="${blur(drawing, 5)}"/>` +
    `<path d="M-62 0A62 62 0 1 0 62 0A62 62 0 1 0 -62 0zM-28 0A28 28 0 1 1 28 0A28 28 0 1 1 -28 0z" fill="${metal(drawing, 45, accent)}" fill-rule="evenodd"/>` +
    '<circle r="52" fill="none" stroke="#06111c" stroke-width="2" opacity="0.25"/><circle r="42" fill="none" stroke="#06111c" stroke-width="2" opacity="0.25"/><circle r="28" fill="none" stroke="#e9dfc8" stroke-width="7"/>' +
    `<path d="M40 48L86 62L78 84L22 60z" fill="${darker(accent, 0.12)}"/>`
  );
};

/** Draws a splint for poles. */
export const sleeve: Piece = (drawing) =>
  rod(drawing, 0, -100, 198, 38, '#b9c3cb') +
  '<ellipse cy="-98" rx="15" ry="5" fill="#1d252d"/><path d="M-12 -40H12M-12 40H12" stroke="#55626e" stroke-width="3"/>';

export const hank: Piece = (drawing) =>
  [-16, 0, 16]
    .map((shift) =>
      cord(
        `M${shift - 14} -60C${shift - 30} 0 ${shift - 26} 60 ${shift} 90C${shift + 26} 60 ${shift + 30} 0 ${shift + 14} -60`,
        drawing.accent,
        11,
      ),
    )
    .join('') + [-44, -32, -20].map((y) => cord(`M-38 ${y}H38`, drawing.accent, 11)).join('');

/** Draws needles on a card. */
export const needles: Piece = (drawing) =>
  `<rect x="-40" y="-84" width="88" height="178" rx="6" fill="#0b1b2b" opacity="0.3" filter="${blur(drawing, 5)}"/><rect x="-44" y="-90" width="88" height="178" rx="6" fill="#f3ede0"/>` +
  [-20, 0, 20]
    .map(
      (x) =>
        line(`M${x} -66V56`, '#7d8993', { width: 5 }) +
        line(`M${x - 1} -64V20`, '#ffffff', { width: 1.5, opacity: 0.9 }),
    )
    .join('') +
  `<rect x="-44" y="-20" width="88" height="16" fill="${drawing.accent}"/>`;

export const thread: Piece = (drawing) =>
  rod(drawing, 0, -56, 116, 66, drawing.accent) +
  line(
    Array.from({ length: 13 }, (_, index) => `M-32 ${-46 + index * 8}L32 ${-50 + index * 8}`).join(''),
    darker(drawing.accent, 0.4),
    { width: 2, opacity: 0.5 },
  ) +
  '<rect x="-42" y="-72" width="84" height="18" rx="6" fill="#d9c49c"/><rect x="-42" y="56" width="84" height="18" rx="6" fill="#c7ae80"/>';

export const screw: Piece = (drawing) =>
  `<path d="M-7 -14L-5 34L0 44L5 34L7 -14z" fill="${metal(drawing, 0)}"/>` +
  line('M-7 -4L7 -8M-7 4L7 0M-6 12L6 8M-6 20L6 16M-5 28L5 24', '#3c4750', { width: 2 }) +
  `<ellipse cy="-18" rx="17" ry="11" fill="${metal(drawing, 50)}"/><path d="M-8 -18H8M0 -23V-13" stroke="#2b343d" stroke-width="3.500"/>`;

export const patch: Piece = (drawing) =>
  `<rect x="-21" y="-21" width="46" height="46" rx="12" fill="#0b1b2b" opacity="0.3"/><rect x="-24" y="-26" width="46" height="46" rx="12" fill="${metal(drawing, 60, drawing.base)}"/><rect x="-19" y="-21" width="36" height="36" rx="9" fill="none" stroke="#fff" stroke-width="2" stroke-dasharray="4 3" opacity="0.6"/>`;

export const stub: Piece = (drawing) =>
  rod(drawing, 0, -30, 64, 18, drawing.design.chance(0.5) ? '#20262c' : '#dfe5ea');

export const tie: Piece = ({ accent }) =>
  line('M3 44V-24', '#06111c', { width: 8, opacity: 0.25 }) +
  line('M-2 38V-28', lighter(accent, 0.15), { width: 7 }) +
  `<rect x="-10" y="-38" width="16" height="16" rx="3" fill="${lighter(accent, 0.15)}"/><rect x="-6" y="-34" width="8" height="6" fill="#06111c" opacity="0.5"/>`;

/** Draws the model's name on a repair kit. */
export const note = (drawing: Drawing, x: number, y: number, ground: string) =>
  lettering(drawing.spec.model, {
    x,
    y,
    size: 38,
    colour: readableOn(ground, drawing.detail, drawing.accent),
    maxWidth: 260,
    font: 'barlow-text',
  });
