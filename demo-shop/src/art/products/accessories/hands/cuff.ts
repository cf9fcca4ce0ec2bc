import { darker, lighter, mix, readableOn } from '../../../drawing/colour.ts';
import { linear, type Drawing } from '../../../drawing/drawing.ts';
import { flat, line, stitches } from '../../../drawing/solid.ts';
import { wordmark } from '../../../brands/mark.ts';
import { form } from '../form.ts';
import { rib, sheetOf } from '../textures.ts';

export type CuffName = 'gauntlet' | 'short-cuff' | 'knit-cuff';

export interface Cuff {
  path: string;
  /** Length below the wrist, user units. */
  reach: number;
  under: string;
  over: string;
  /** Lettering, separate because the other hand is mirrored. */
  words: (flip: 1 | -1) => string;
}

const gauntlet =
  'M-94 6C-40 22 44 22 96 4C112 60 134 130 142 192C80 220 -78 222 -140 196C-130 130 -108 60 -94 6z';
const short = 'M-94 6C-40 22 44 22 96 4C100 40 106 76 108 104C56 122 -54 122 -106 106C-104 76 -98 40 -94 6z';
const ribbed =
  'M-92 10C-40 26 44 26 94 8C96 40 90 60 92 92C94 118 96 130 96 146C50 160 -48 160 -94 148C-92 128 -88 112 -90 92C-92 60 -94 40 -92 10z';
const strapPath = 'M-104 -30C-50 -8 50 -8 106 -34L110 10C54 36 -54 36 -106 14z';

/** Draws the opening with its lining. */
function mouth(drawing: Drawing, y: number, half: number, lining: string): string {
  const inner = linear(drawing, 90, [
    [0, darker(lining, 0.6)],
    [1, darker(lining, 0.12)],
  ]);
  return `<ellipse cy="${y}" rx="${half}" ry="26" fill="${inner}"/>`;
}

function strap(drawing: Drawing): string {
  const { base, accent } = drawing;
  return (
    line('M-104 18C-54 40 54 40 110 14', '#06111c', { width: 12, opacity: 0.2 }) +
    form(drawing, strapPath, mix('#1a222a', base, 0.22), { bend: 12, gloss: 0.3 }) +
    `<g transform="translate(76 -4) rotate(-13)"><rect x="-27" y="-25" width="54" height="48" rx="9" fill="${accent}"/><path d="M-18 -15V13M-9 -15V13M0 -15V13" stroke="${darker(accent, 0.35)}" stroke-width="3" opacity="0.6"/><rect x="-27" y="-25" width="54" height="12" rx="6" fill="#fff" opacity="0.25"/></g>`
  );
}

const name = (drawing: Drawing, y: number, size: number, maxWidth: number, colour: string, x: number) =>
  wordmark(drawing.spec.brand, { x, y, size, maxWidth, colour });

function drawcord(drawing: Drawing): string {
  const cord = lighter(drawing.accent, 0.1);
  return (
    line('M-118 106C-60 128 66 128 122 102', '#06111c', { width: 9, opacity: 0.28 }) +
    line('M-118 101C-60 123 66 123 122 97', cord, { width: 5 }) +
    line('M92 112C116 132 96 156 112 172', cord, { width: 5 }) +
    `<rect x="78" y="94" width="28" height="34" rx="9" fill="#1c242c"/><rect x="83" y="97" width="8" height="26" rx="4" fill="#fff" opacity="0.25"/>`
  );
}

/** Draws a cuff, with or without a wrist strap. */
export function cuffOf(drawing: Drawing, kind: CuffName, lining: string, hasStrap: boolean): Cuff {
  const { base, accent, detail } = drawing;
  const onStrap = (flip: 1 | -1) => name(drawing, 14, 30, 112, '#f2f5f8', -20 * flip);
  const wrist = hasStrap ? strap(drawing) : '';
  const colour = mix(base, '#141b22', 0.3);
  if (kind === 'gauntlet') {
    const hem = line('M-142 188C-78 212 80 210 144 184', accent, { width: 15 });
    return {
      path: gauntlet,
      reach: 216,
      under: mouth(drawing, 196, 136, lining),
      over:
        form(drawing, gauntlet, colour, { bend: 34, graphics: hem }) +
        stitches('M-136 176C-76 200 78 198 138 172', detail) +
        drawcord(drawing) +
        wrist,
      words: (flip) => name(drawing, 76, 42, 150, readableOn(colour, detail, accent), -8 * flip),
    };
  }
  if (kind === 'knit-cuff') {
    const ribs = sheetOf(rib(drawing, 13), -120, 0, 240, 170);
    return {
      path: ribbed,
      reach: 158,
      under: mouth(drawing, 146, 92, lining),
      over:
        form(drawing, ribbed, darker(accent, 0.12), {
          bend: 30,
          graphics:
            ribs +
            flat('M-130 116C-50 136 50 136 130 112V132C50 156 -50 156 -130 136z', lighter(accent, 0.3), 0.5),
        }) + wrist,
      words: (flip) => (hasStrap ? onStrap(flip) : ''),
    };
  }
  return {
    path: short,
    reach: 116,
    under: mouth(drawing, 106, 104, lining),
    over:
      form(drawing, short, colour, { bend: 26 }) +
      line('M-104 96C-54 112 56 112 108 94', accent, { width: 8 }) +
      line('M-10 112C-22 150 26 150 16 110', mix(accent, '#141b22', 0.3), { width: 12 }) +
      wrist,
    words: (flip) =>
      hasStrap ? onStrap(flip) : name(drawing, 72, 34, 140, readableOn(colour, detail, accent), 0),
  };
}
