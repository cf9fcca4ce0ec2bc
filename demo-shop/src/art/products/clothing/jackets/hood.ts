import { darker, lighter } from '../../../drawing/colour.ts';
import { blur, linear, outline, type Drawing } from '../../../drawing/drawing.ts';
import { line } from '../../../drawing/solid.ts';
import { brandSymbol } from '../../../brands/mark.ts';
import { cloth } from '../cloth/cloth.ts';
import { crease } from '../cloth/crease.ts';
import { closed, upright, type Surface } from '../cloth/surface.ts';
import { seam, toggle } from '../cloth/trim.ts';

export type HoodKind = 'helmet' | 'close' | 'detachable';

export interface HoodLook {
  kind: HoodKind;
  colour: string;
  lining: string;
  cord: string;
  texture?: string | undefined;
  /** Returns markup of quilting or another print. */
  graphics?: (piece: Surface) => string;
  crisp?: number;
  /** Whether the edge is bound, without visor and cords, as on knitted hoods. */
  isBound?: boolean;
}

const widths: Readonly<Record<HoodKind, number>> = { helmet: 112, detachable: 104, close: 88 };
const tops: Readonly<Record<HoodKind, number>> = { helmet: 42, detachable: 52, close: 74 };

/** Returns the vertical position of the hood's top. */
export const hoodTop = (kind: HoodKind) => tops[kind];

function hoodPiece(kind: HoodKind): Surface {
  const [w, top] = [widths[kind], tops[kind]];
  const tall = 244 - top;
  return upright(
    [
      [top, w * 0.2],
      [top + tall * 0.04, w * 0.46],
      [top + tall * 0.13, w * 0.74],
      [top + tall * 0.3, w * 0.95],
      [top + tall * 0.5, w],
      [top + tall * 0.72, w * 0.92],
      [top + tall * 0.88, w * 0.4 + 44],
      [250, w * 0.16 + 54],
    ],
    [-3, 30],
  );
}

function face(kind: HoodKind, grow = 0): string {
  const [w, top] = [widths[kind] * 0.68 + grow, tops[kind] + 40 - grow];
  const side = (sign: 1 | -1) => [
    { x: 400, y: top },
    { x: 400 + sign * w * 0.55, y: top + 8 },
    { x: 400 + sign * w * 0.92, y: top + 34 },
    { x: 400 + sign * w * 0.96, y: top + 72 },
    { x: 400 + sign * w * 0.74, y: 188 + grow },
    { x: 400, y: 228 + grow },
  ];
  return closed([side(1), side(-1).toReversed()]);
}

function opening(drawing: Drawing, { kind, lining, colour, isBound = false, cord }: HoodLook): string {
  const top = tops[kind];
  const shade = linear(drawing, 90, [
    [0, darker(lining, 0.72)],
    [0.5, darker(lining, 0.45)],
    [1, darker(lining, 0.62)],
  ]);
  const inner = face(kind);
  const label =
    `<rect x="368" y="172" width="64" height="20" rx="2" fill="${darker(lining, 0.82)}"/>` +
    brandSymbol(drawing.spec.brand, { x: 400, y: 182, size: 16, colour: lighter(lining, 0.75) });
  const visor = `M${400 - widths[kind] * 0.5} ${top + 52}Q400 ${top + 18} ${400 + widths[kind] * 0.5} ${top + 52}`;
  return (
    `<path d="${face(kind, 9)}" fill="${darker(colour, 0.2)}"/>` +
    `<path d="${inner}" fill="${shade}"/>` +
    line(`M400 ${top + 50}V168`, darker(lining, 0.85), { width: 3, opacity: 0.5 }) +
    line(
      `M376 ${top + 54}C368 110 368 140 372 168M424 ${top + 54}C432 110 432 140 428 168`,
      lighter(lining, 0.25),
      {
        width: 2,
        opacity: 0.25,
      },
    ) +
    label +
    line(inner, darker(colour, 0.6), { width: 3, opacity: 0.7 }) +
    line(face(kind, 5), lighter(colour, 0.45), { width: 2, opacity: 0.45 }) +
    (isBound ? '' : line(visor, darker(colour, 0.5), { width: 2, opacity: 0.5, dash: '5 4', cap: 'butt' })) +
    (isBound
      ? ''
      : toggle(400 - widths[kind] * 0.52, 208, cord) + toggle(400 + widths[kind] * 0.52, 208, cord))
  );
}

/** Draws a stiff brim above the opening. */
function brim({ kind, colour }: HoodLook): string {
  const [half, top] = [widths[kind] * 0.66, tops[kind]];
  const [left, right] = [Math.round(400 - half), Math.round(400 + half)];
  const shape = `M${left} ${top + 66}Q400 ${top - 4} ${right} ${top + 66}Q400 ${top + 42} ${left} ${top + 66}z`;
  return (
    `<path d="${shape}" fill="#06111c" opacity="0.35" transform="translate(0 7)"/>` +
    `<path d="${shape}" fill="${darker(colour, 0.3)}"/>` +
    line(`M${left + 8} ${top + 60}Q400 ${top - 1} ${right - 8} ${top + 60}`, lighter(colour, 0.4), {
      width: 2.5,
      opacity: 0.5,
    })
  );
}

/** Draws a raised hood. The model determines whether it has a brim. */
export function hood(drawing: Drawing, look: HoodLook): string {
  const { kind, colour } = look;
  const piece = hoodPiece(kind);
  const hasBrim = drawing.design.chance(0.45) && kind !== 'close';
  const isBack = drawing.spec.view === 'back';
  const panels =
    seam(piece.line([0.4, 0], [0.31, 0.2], [0.3, 0.32]), colour) +
    seam(piece.line([0.6, 0], [0.69, 0.2], [0.7, 0.32]), colour);
  const behind =
    seam(piece.line([0.36, 0.02], [0.32, 0.3], [0.34, 0.7], [0.36, 1]), colour) +
    seam(piece.line([0.64, 0.02], [0.68, 0.3], [0.66, 0.7], [0.64, 1]), colour) +
    (look.isBound
      ? ''
      : `${line(piece.line([0.34, 0.5], [0.5, 0.52], [0.66, 0.5]), darker(colour, 0.5), { width: 9, opacity: 0.6 })}${toggle(400, 150, look.cord)}`);
  const pulls = [
    crease([0.12, 0.95], [0.06, 0.6], 14),
    crease([0.88, 0.95], [0.95, 0.62], 14),
    crease([0.2, 0.98], [0.14, 0.72], 9),
    crease([0.8, 0.98], [0.87, 0.7], 10),
  ];
  const studs =
    kind === 'detachable'
      ? seam(piece.line([0, 0.93], [0.25, 0.93], [0.5, 0.93], [0.75, 0.93], [1, 0.93]), colour, 4)
      : '';
  return (
    `<use href="${outline(drawing, piece.outline)}" fill="#06111c" opacity="0.4" transform="translate(5 12)" filter="${blur(drawing, 8)}"/>` +
    cloth(drawing, piece, colour, {
      texture: look.texture,
      graphics: look.graphics?.(piece) ?? '',
      creases: pulls,
      crisp: look.crisp ?? 0.5,
      over: (isBack ? behind : look.graphics === undefined ? panels : '') + studs,
    }) +
    (isBack ? '' : opening(drawing, look) + (hasBrim ? brim(look) : ''))
  );
}
