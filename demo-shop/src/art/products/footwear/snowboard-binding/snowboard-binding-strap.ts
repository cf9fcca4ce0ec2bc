import { wordmark } from '../../../brands/mark.ts';
import { darker, lighter, readableOn } from '../../../drawing/colour.ts';
import { line } from '../../../drawing/solid.ts';
import { archOf, ribbon, type Arch, type Strap } from './snowboard-binding-arch.ts';
import type { Bench } from './snowboard-binding-bench.ts';
import { body, print, rubber, type Part } from '../touring-binding/touring-binding-paint.ts';
import { sheet } from '../touring-binding/touring-binding-shapes.ts';
import { onPlane, plus, trace } from '../touring-binding/touring-binding-space.ts';

const from = 0.19;
const to = 0.81;

function name({ drawing, eye, isBack, near, strap: colour, bright }: Bench, arch: Arch): string {
  const shown = near > 0 ? 0.45 : 0.55;
  const tangent = arch.tangent(shown);
  const right = plus([0, 0, 0], tangent, (tangent[1] > 0 ? 1 : -1) * (isBack ? -1 : 1));
  const word = wordmark(drawing.spec.brand, {
    x: 0,
    y: 6,
    size: 18,
    colour: readableOn(colour, bright, drawing.detail),
    maxWidth: 56,
  });
  return onPlane(eye, arch.at(shown, 0, 0, 10), right, plus([0, 0, 0], arch.up, -1), word);
}

/** Draws the padded strap and its bands, the same on both feet. */
export function strap(bench: Bench, form: Strap): Part[] {
  const { drawing, eye, isBack, strap: colour, bright, dark, near, trim: style } = bench;
  const arch = archOf(form);
  const level = isBack ? 4.7 : 5;
  const taper = (s: number) => {
    const t = Math.sin(((s - from) / (to - from)) * Math.PI);
    return (form.width / 2) * (0.48 + 0.52 * Math.min(1, Math.max(0, t) * 1.7) ** 0.8);
  };
  const seam = (q: number, low: number, high: number, lift: number) =>
    trace(
      eye,
      Array.from({ length: 14 }, (_, index) => {
        const s = low + ((high - low) * index) / 13;
        return arch.at(s, q, taper(s), lift);
      }),
    );
  // The far end is hidden behind its rail.
  const low = near > 0 ? 0 : 0.045;
  const high = near > 0 ? 0.955 : 1;
  const bands = [
    ...sheet(ribbon(arch, [low, 0.24], () => 10, 2.5, [4, 2])),
    ...sheet(ribbon(arch, [0.76, high], () => 12, 2.5, [4, 2])),
  ];
  const edge = [-0.97, 0.97].map((q) => seam(q, from, to, 2)).join('');
  const rims = [-0.62, 0.62].map((q) => seam(q, 0.27, 0.73, 7)).join('');
  const trims = {
    seams: line(rims, lighter(colour, 0.45), { width: 2.5, opacity: 0.8, dash: '7 5' }),
    bands: line(rims, bright, { width: 7, opacity: 0.95 }),
    core: line([-0.78, 0.78].map((q) => seam(q, 0.25, 0.75, 4)).join(''), lighter(colour, 0.4), {
      width: 2,
      opacity: 0.5,
    }),
  };
  const core = sheet(ribbon(arch, [0.29, 0.71], (s) => taper(s) * 0.6, 12, [8, 3]));
  return [
    body(drawing, eye, bands, lighter(dark, 0.06), { level, finish: rubber }),
    body(
      drawing,
      eye,
      sheet(ribbon(arch, [from, to], taper, 8, [14, 4])),
      style === 'core' ? darker(colour, 0.28) : colour,
      {
        level: level + 0.05,
        finish: rubber,
      },
    ),
    print(
      eye,
      arch.middle(0.5),
      line(edge, darker(colour, 0.55), { width: 4, opacity: 0.7 }) + trims[style],
      level + 0.06,
    ),
    ...(style === 'core' ? [body(drawing, eye, core, colour, { level: level + 0.07, finish: rubber })] : []),
    ...(form.hasName ? [print(eye, arch.middle(0.5), name(bench, arch), level + 0.1)] : []),
  ];
}
