import { darker, mix } from '../../../drawing/colour.ts';
import type { Drawing } from '../../../drawing/drawing.ts';
import { polyline } from '../../../drawing/markup.ts';
import { line } from '../../../drawing/solid.ts';
import { contours } from '../../../graphics/contours.ts';
import { ridge } from '../../../graphics/ridge.ts';
import type { BottleForm } from './bottle-caps.ts';

interface Print {
  markup: string;
  /** Whether the print is at the bottom, so that text goes above it. */
  isLow: boolean;
}

/** Returns the model's print around the body. */
export function print(drawing: Drawing, { body, shoulder, ground }: BottleForm): Print {
  const { design, base, accent, detail } = drawing;
  const [l, r] = [400 - body, 400 + body];
  const peaks = () =>
    [0, 1, 2]
      .map((layer) => {
        const crest = ridge(design, { from: l, to: r, y: ground - 180 + layer * 50, relief: 64, detail: 4 });
        return `<path d="${polyline(crest)}V${ground + 20}H${l}z" fill="${mix(accent, darker(base, 0.5), layer * 0.42)}"/>`;
      })
      .join('');
  const bands = () =>
    `<path d="M${l} ${ground - 190}Q400 ${ground - 174} ${r} ${ground - 190}v70Q400 ${ground - 104} ${l} ${ground - 120}z" fill="${accent}"/><path d="M${l} ${ground - 108}Q400 ${ground - 92} ${r} ${ground - 108}v14Q400 ${ground - 78} ${l} ${ground - 94}z" fill="${detail}"/>`;
  const map = () =>
    line(
      contours(design, {
        x: l,
        y: shoulder + 30,
        width: body * 2,
        height: ground - shoulder,
        cell: 42,
        levels: 5,
      }),
      mix(base, accent, 0.6),
      { width: 3, opacity: 0.75 },
    );
  const dip = () =>
    `<path d="M${l} ${ground - 240}Q400 ${ground - 222} ${r} ${ground - 240}V${ground + 20}H${l}z" fill="${mix(base, accent, 0.85)}"/>`;
  if (design.chance(0.6)) return { markup: design.pick([peaks, bands, dip])(), isLow: true };
  return { markup: design.chance(0.5) ? map() : '', isLow: false };
}
