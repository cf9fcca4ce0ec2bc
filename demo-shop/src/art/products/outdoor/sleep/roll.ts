import { wordmark } from '../../../brands/mark.ts';
import { darker, lighter, mix, readableOn } from '../../../drawing/colour.ts';
import type { Drawing } from '../../../drawing/drawing.ts';
import { lettering } from '../../../drawing/lettering.ts';
import { folds, line, solid } from '../../../drawing/solid.ts';
import { contactShadow, type Picture } from '../../../drawing/studio.ts';
import { panel, tapeOf, webbing, type Weave } from '../parts/cloth.ts';
import { cord, ladder } from '../parts/hardware.ts';

export interface RollOptions {
  colour: string;
  /** Half of the height, user units. */
  radius: number;
  /** End of the roll: windings of a mat, or the drawcord of a stuff sack. */
  end: 'windings' | 'sack';
  weave: Weave;
}

function windings(x: number, y: number, radius: number, colour: string): string {
  const rings = [0.88, 0.72, 0.56, 0.4, 0.24]
    .map((share) => {
      const [rx, ry] = [Math.round(radius * 0.44 * share), Math.round(radius * share)];
      return `M${Math.round(x) - rx} ${y}a${rx} ${ry} 0 1 1 ${rx * 2} 0a${rx - 4} ${ry - 8} 0 1 1 ${8 - rx * 2} 0`;
    })
    .join('');
  return (
    line(rings, darker(colour, 0.75), { width: 7, opacity: 0.7 }) +
    `<g transform="translate(-4 -3)">${line(rings, lighter(colour, 0.35), { width: 3, opacity: 0.6 })}</g>`
  );
}

function gathered(drawing: Drawing, x: number, y: number, radius: number, colour: string): string {
  const pleats = Array.from({ length: 14 }, (_, index) => {
    const turn = (index / 14) * Math.PI * 2;
    return `M${Math.round(x + Math.cos(turn) * 12)} ${Math.round(y + Math.sin(turn) * 20)}L${Math.round(x + Math.cos(turn) * radius * 0.36)} ${Math.round(y + Math.sin(turn) * radius * 0.84)}`;
  }).join('');
  return (
    line(pleats, darker(colour, 0.7), { width: 6, opacity: 0.4 }) +
    `<ellipse cx="${x}" cy="${y}" rx="15" ry="24" fill="${darker(colour, 0.75)}"/>` +
    cord(`M${x} ${y}c26 30 60 40 50 90c-6 20 -30 16 -28 -6c4 -36 -20 -60 -30 -80`, drawing.accent, 6) +
    `<rect x="${x + 14}" y="${y + 26}" width="24" height="34" rx="9" fill="#1a222a" transform="rotate(-30 ${x + 26} ${y + 42})"/>`
  );
}

/** Draws a rolled mat or a sleeping bag in its sack, lying on its side. */
export function packedRoll(drawing: Drawing, options: RollOptions): Picture {
  const { colour, radius, end } = options;
  const { spec, accent, detail } = drawing;
  const [x1, x2, y] = [400 - radius * 1.45, 400 + radius * 1.2, 540];
  const rx = radius * 0.44;
  const round = (value: number) => Math.round(value);
  const hull = `M${round(x1)} ${y - radius}H${round(x2)}C${round(x2 + rx * 1.3)} ${y - radius} ${round(x2 + rx * 1.3)} ${y + radius} ${round(x2)} ${y + radius}H${round(x1)}C${round(x1 - rx)} ${y + radius} ${round(x1 - rx)} ${y - radius} ${round(x1)} ${y - radius}z`;
  const face = `M${round(x2 - rx)} ${y}a${round(rx)} ${radius} 0 1 1 ${round(rx * 2)} 0a${round(rx)} ${radius} 0 1 1 ${round(-rx * 2)} 0z`;
  const strap = (x: number) =>
    webbing(
      `M${round(x)} ${y - radius}C${round(x - rx)} ${y - radius * 0.6} ${round(x - rx)} ${y + radius * 0.6} ${round(x)} ${y + radius}`,
      tapeOf(drawing),
      26,
    ) + ladder(round(x - rx * 0.76), y + 40);
  const middle = round((x1 + x2) / 2 - rx * 0.9);
  const word = readableOn(colour, detail, accent);
  const body = [
    contactShadow(drawing, 410, y + radius, radius * 1.7, 28),
    solid(drawing, hull, colour, { depth: 0.95, gloss: 0.5, angle: 90 }),
    folds(
      drawing,
      [
        `M${round(x1 + 60)} ${y - radius + 40}c30 60 20 120 -10 170`,
        `M${round(x2 - 120)} ${y - 60}c-40 60 -40 110 -10 170`,
      ],
      end === 'sack' ? 0.9 : 0.3,
    ),
    strap(x1 + radius * 0.36),
    strap(x2 - radius * 0.36),
    panel(drawing, face, mix(darker(colour, 0.25), accent, 0.1), { depth: 24, weave: options.weave }),
    end === 'windings' ? windings(x2, y, radius, colour) : gathered(drawing, round(x2), y, radius, colour),
    wordmark(spec.brand, { x: middle, y: y + 6, size: 64, colour: word, maxWidth: radius * 1.34 }),
    lettering(spec.model, {
      x: middle,
      y: y + 52,
      size: 36,
      colour: word,
      maxWidth: radius,
      font: 'barlow-text',
      opacity: 0.9,
    }),
  ];
  return { body: body.join(''), focus: { x: middle, y, zoom: 2 } };
}
