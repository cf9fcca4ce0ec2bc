import { darker, lighter, mix, readableOn } from '../../../drawing/colour.ts';
import type { Drawing } from '../../../drawing/drawing.ts';
import { flat, line, stitches } from '../../../drawing/solid.ts';
import type { Picture } from '../../../drawing/studio.ts';
import { brandSymbol } from '../../../brands/mark.ts';
import { creases, form } from '../form.ts';
import { leatherGrain, ripstop, sheetOf } from '../textures.ts';
import { baffles } from './back-of-hand.ts';
import { cuffOf, type Cuff, type CuffName } from './cuff.ts';
import { mitt, mittThumb } from './hand-shape.ts';
import { pairOf } from './pair.ts';

const area = [-260, -460, 520, 520] as const;

interface Panels {
  /** Vertical position of the brand's symbol, and the colour behind it. */
  sign: readonly [y: number, ground: string];
  graphics: string;
  over: string;
}

function toeCap({ base, accent }: Drawing): Panels {
  return {
    sign: [-170, base],
    graphics:
      flat('M-150 -450H150V-272C80 -322 -70 -326 -150 -280z', mix(base, '#141b22', 0.55)) +
      flat('M-150 -280C-70 -326 80 -322 150 -272V-252C80 -302 -70 -306 -150 -260z', accent),
    over: stitches('M-124 -252C-60 -290 70 -286 124 -240', '#ffffff'),
  };
}

function yoke({ base, accent }: Drawing): Panels {
  return {
    sign: [-116, accent],
    graphics:
      flat('M-150 -230C-60 -180 60 -180 150 -236V40H-150z', accent) +
      flat('M-150 -250C-60 -200 60 -200 150 -256V-236C60 -180 -60 -180 -150 -230z', darker(base, 0.45)),
    over: stitches('M-130 -214C-60 -168 60 -168 128 -220', '#ffffff'),
  };
}

function spine({ base, accent }: Drawing): Panels {
  return {
    sign: [-240, accent],
    graphics:
      flat('M-70 -450C-84 -300 -70 -100 -56 40H64C78 -100 84 -300 66 -450z', accent) +
      flat('M-70 -450C-84 -300 -70 -100 -56 40H-40C-54 -100 -66 -300 -52 -450z', lighter(base, 0.3)),
    over: stitches('M-82 -340C-86 -240 -74 -100 -62 10M84 -330C84 -240 82 -100 70 10', '#ffffff'),
  };
}

function quilt(drawing: Drawing): Panels {
  const rows = [-340, -290, -240].map((y) => `M-140 ${y}C-60 ${y + 22} 60 ${y + 22} 140 ${y}`).join('');
  const lower = baffles(drawing);
  return {
    sign: [-147, drawing.base],
    graphics: `<g transform="translate(0 -16)">${line(rows, lighter(drawing.base, 0.5), { width: 26, opacity: 0.24 })}</g>${lower.graphics}${line(rows, '#06111c', { width: 12, opacity: 0.18 })}${line(rows, '#06111c', { width: 3, opacity: 0.45 })}`,
    over: '',
  };
}

function linerFingers(drawing: Drawing, cuff: Cuff): string {
  const colour = lighter(mix(drawing.accent, '#8b949c', 0.4), 0.1);
  const edge = cuff.reach - 18;
  const inner = `M-84 ${edge - 30}C-40 ${edge - 10} 40 ${edge - 10} 86 ${edge - 32}L92 ${edge + 40}C50 ${edge + 58} -44 ${edge + 58} -88 ${edge + 44}z`;
  return (
    form(drawing, inner, colour, { bend: 20 }) +
    stitches(`M-84 ${edge + 30}C-40 ${edge + 46} 44 ${edge + 46} 88 ${edge + 26}`, '#1c242c')
  );
}

/** Draws a pair of mittens. */
export function drawMittens(drawing: Drawing): Picture {
  const { spec, design, base, accent, detail } = drawing;
  const { facts } = spec;
  const leather = facts['material'] === 'leather';
  const wool = facts['insulation'] === 'wool-fill';
  const palm = leather ? mix(base, '#c99a5b', 0.35) : mix(base, '#171d23', 0.6);
  const known: readonly CuffName[] = ['gauntlet', 'short-cuff', 'knit-cuff'];
  const cuffName = known.find((each) => each === facts['cuff']) ?? design.pick(['gauntlet', 'short-cuff']);
  const cuff = cuffOf(
    drawing,
    cuffName,
    wool ? '#e9e0cf' : mix(accent, '#20262d', 0.35),
    cuffName !== 'knit-cuff',
  );
  const panels = design.pick([toeCap, yoke, spine, quilt])(drawing);
  const [signY, signGround] = panels.sign;
  const cover = sheetOf(leather ? leatherGrain(drawing) : ripstop(drawing), ...area);
  const isPalm = spec.view === 'back';
  const patch = flat(
    'M-150 -450H150V-150C110 -96 60 -120 20 -84C-10 -56 -20 -10 -60 10L-150 -40z',
    darker(palm, 0.3),
  );
  const comesOut = facts['gloveLiner'] === 'removable-liner' || facts['gloveLiner'] === 'finger-liner';
  const room = form(drawing, mittThumb, palm, { bend: 32, graphics: cover });
  const body = [
    comesOut ? linerFingers(drawing, cuff) : '',
    cuff.under,
    isPalm ? '' : room,
    form(drawing, mitt, isPalm ? palm : base, {
      bend: 46,
      graphics: (isPalm ? patch : panels.graphics) + cover,
    }),
    isPalm
      ? stitches('M120 -144C100 -104 54 -112 16 -76C-12 -48 -24 -6 -58 12', lighter(palm, 0.5))
      : panels.over,
    creases('M-84 -130C-30 -108 40 -108 90 -126M-80 -56C-30 -40 40 -40 84 -54'),
    isPalm ? room + stitches('M-72 -26C-58 -60 -60 -96 -72 -126', lighter(palm, 0.5)) : '',
    cuff.over,
  ].join('');
  const sign = (flip: 1 | -1) =>
    brandSymbol(spec.brand, {
      x: -2 * flip,
      y: signY,
      size: 56,
      colour: readableOn(signGround, detail, accent, base),
      opacity: 0.9,
    });
  return pairOf(drawing, {
    body,
    words: (flip) => (isPalm ? '' : sign(flip) + cuff.words(flip)),
    path: `${mitt}${mittThumb}${cuff.path}`,
    top: -410,
    bottom: cuff.reach,
  });
}
