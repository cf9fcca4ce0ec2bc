import { darker, lighter, mix } from '../../../drawing/colour.ts';
import type { Drawing } from '../../../drawing/drawing.ts';
import { line, solid } from '../../../drawing/solid.ts';
import { panel, tapeOf, webbing, zip } from '../parts/cloth.ts';
import { buckle, ladder } from '../parts/hardware.ts';
import type { PackShape } from './shape.ts';

/** Draws a padded strap. */
export function padded(path: string, colour: string, width: number): string {
  return (
    line(path, darker(colour, 0.5), { width }) +
    line(path, colour, { width: width - 7 }) +
    `<g transform="translate(${-Math.round(width * 0.12)} -2)">${line(path, lighter(colour, 0.22), { width: width * 0.45, opacity: 0.5 })}</g>` +
    line(path, darker(colour, 0.6), { width: 2, opacity: 0.5, dash: '6 5', cap: 'butt' })
  );
}

/** Draws one half of a padded hip belt. `reach`: -1 mirrors it to the right. */
export function wing(drawing: Drawing, x: number, y: number, reach: number): string {
  const path =
    'M20 -46C-30 -50 -66 -30 -84 12C-94 34 -96 56 -94 70L-64 76C-60 56 -48 42 -20 40C0 40 10 42 20 44z';
  return (
    `<g transform="translate(${x} ${y}) scale(${reach} 1)"><path d="${path}" fill="#06111c" opacity=".25" transform="translate(4 8)"/>` +
    `${panel(drawing, path, tapeOf(drawing), { depth: 16, weave: 'mesh', gloss: 0.35 })}</g>`
  );
}

/** Draws the visible parts behind the pack: haul loop, far strap and hip belt. */
export function behind(drawing: Drawing, shape: PackShape, belt: 'wing' | 'tape' | 'pocket'): string {
  const { left, right, side, top, bottom } = shape;
  const tape = tapeOf(drawing);
  const loop = `M${right - 40} ${top + 4}C${right - 40} ${top - 60} ${right + 50} ${top - 66} ${right + 54} ${top + 6}`;
  const strap = `M${side - 40} ${top + 50}C${side + 26} ${top + 70} ${side + 72} ${top + 190} ${side + 62} ${top + 330}C${side + 56} ${top + 420} ${side + 40} ${top + 470} ${side + 24} ${top + 520}`;
  const lower = `M${side + 26} ${top + 510}C${side + 20} ${top + 560} ${side + 10} ${bottom - 150} ${side - 20} ${bottom - 90}`;
  const y = bottom - 96;
  const far = `M${side - 30} ${y + 6}C${side + 30} ${y - 6} ${side + 56} ${y + 24} ${side + 50} ${y + 74}`;
  const wings =
    belt === 'tape'
      ? webbing(far, tape, 22) +
        webbing(
          `M${left + 10} ${y + 10}C${left - 40} ${y + 4} ${left - 70} ${y + 24} ${left - 76} ${y + 62}`,
          tape,
          22,
        )
      : wing(drawing, side - 20, y, -0.72) + wing(drawing, left + 10, y, 1);
  const end = `M${left - 78} ${y + 58}C${left - 84} ${y + 96} ${left - 60} ${y + 112} ${left - 14} ${y + 112}`;
  const pocket =
    belt === 'pocket'
      ? zip(
          `M${left - 58} ${y + 20}C${left - 44} ${y} ${left - 26} ${y - 8} ${left - 8} ${y - 10}`,
          tape,
          drawing.accent,
          7,
        )
      : '';
  return (
    line(loop, darker(tape, 0.4), { width: 22 }) +
    line(loop, lighter(tape, 0.12), { width: 13 }) +
    webbing(lower, tape, 18) +
    padded(strap, tape, 46) +
    ladder(side + 25, top + 520, 14) +
    wings +
    pocket +
    webbing(end, tape, 20) +
    buckle(drawing, left - 20, y + 112, -92, 0.8)
  );
}

export type BackSystem = 'back-foam' | 'back-mesh' | 'back-adjustable' | 'back-zip';

function pads(
  drawing: Drawing,
  kind: BackSystem,
  left: number,
  right: number,
  top: number,
  bottom: number,
): string {
  const { base, accent } = drawing;
  const foam = mix('#2b343c', base, 0.22);
  const [x1, x2, w] = [left + 44, right - 44, right - left];
  const middle = (left + right) / 2;
  const block = (x: number, y: number, width: number, height: number) =>
    panel(
      drawing,
      `M${x + 18} ${y}h${width - 36}q18 0 18 18v${height - 36}q0 18 -18 18h${36 - width}q-18 0 -18 -18v${36 - height}q0 -18 18 -18z`,
      foam,
      { depth: 20, weave: kind === 'back-zip' ? 'plain' : 'mesh' },
    );
  if (kind === 'back-mesh') {
    const net = `M${x1} ${top + 120}C${x1 + 30} ${top + 90} ${x2 - 30} ${top + 90} ${x2} ${top + 120}C${x2 - 26} ${top + 300} ${x2 - 26} ${bottom - 240} ${x2} ${bottom - 80}C${x2 - 40} ${bottom - 50} ${x1 + 40} ${bottom - 50} ${x1} ${bottom - 80}C${x1 + 26} ${bottom - 240} ${x1 + 26} ${top + 300} ${x1} ${top + 120}z`;
    return (
      panel(drawing, net, foam, { depth: 30, weave: 'mesh', gloss: 0.2 }) +
      `<path d="${net}" fill="none" stroke="${accent}" stroke-width="6" opacity=".9"/>` +
      line(`M${middle} ${top + 100}V${bottom - 60}`, '#06111c', { width: 26, opacity: 0.16 })
    );
  }
  const half = (w - 128) / 2;
  const rows = [0, 1, 2].map((row) => top + 120 + row * ((bottom - top - 200) / 3));
  const tall = (bottom - top - 200) / 3 - 20;
  const blocks = rows.map((y) => block(x1, y, half, tall) + block(x2 - half, y, half, tall)).join('');
  const rail =
    kind === 'back-adjustable'
      ? webbing(`M${middle} ${top + 120}V${bottom - 90}`, drawing.accent, 22) +
        ladder(middle, top + 230) +
        ladder(middle, top + 300)
      : '';
  const opening =
    kind === 'back-zip'
      ? zip(
          `M${left + 22} ${bottom - 150}V${top + 140}C${left + 24} ${top + 60} ${right - 24} ${top + 60} ${right - 22} ${top + 140}V${bottom - 150}`,
          base,
          accent,
          12,
        )
      : '';
  return blocks + rail + opening;
}

/** Draws the back panel from the rear. */
export function backPanel(
  drawing: Drawing,
  hull: string,
  shape: PackShape,
  kind: BackSystem,
  colour: string,
): string {
  const { left, side: right, top, bottom } = shape;
  return (
    solid(drawing, hull, colour, { depth: 0.7, gloss: 0.3 }) + pads(drawing, kind, left, right, top, bottom)
  );
}
