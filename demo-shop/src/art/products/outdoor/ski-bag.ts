import { wordmark } from '../../brands/mark.ts';
import { darker, lighter, mix, readableOn } from '../../drawing/colour.ts';
import type { Drawing } from '../../drawing/drawing.ts';
import { lettering } from '../../drawing/lettering.ts';
import { line } from '../../drawing/solid.ts';
import { castShadow, type Picture } from '../../drawing/studio.ts';
import { contours } from '../../graphics/contours.ts';
import { clothOf, handle } from './bag/carry.ts';
import { padded } from './pack/harness.ts';
import { panel, tapeOf, weave, webbing, zip } from './parts/cloth.ts';
import { numberFact, wordFact } from './parts/facts.ts';
import { ladder, puller } from './parts/hardware.ts';

interface Bag {
  /** Half of the length and of the width, user units. */
  a: number;
  b: number;
}

function padding({ a, b }: Bag, kind: string): string {
  const quilt = (from: number, to: number) => {
    const rows = Math.round((to - from) / 44);
    const seams = Array.from({ length: rows + 1 }, (_, row) => {
      const x = Math.round(from + (row * (to - from)) / rows);
      return `M${x} ${-b}C${x + 14} ${-b / 2} ${x + 14} ${b / 2} ${x} ${b}`;
    }).join('');
    return (
      line(seams, '#06111c', { width: 7, opacity: 0.22 }) +
      `<g transform="translate(5 3)">${line(seams, '#fff', { width: 4, opacity: 0.2 })}</g>`
    );
  };
  if (kind === 'padding-none') return '';
  if (kind === 'padding-full') return quilt(-a + 30, a - 30);
  return quilt(-a + 20, -a + 160) + quilt(a - 160, a - 20);
}

function print(drawing: Drawing, { a, b }: Bag): string {
  const { design, base, accent, detail } = drawing;
  const ends = () =>
    `<path d="M${-a} ${-b}h180l-60 ${b * 2}h-120zM${a} ${-b}h-120l-60 ${b * 2}h180z" fill="${accent}"/>`;
  const half = () => `<path d="M${-a} ${b * 0.1}H${a}V${b}H${-a}z" fill="${mix(base, accent, 0.8)}"/>`;
  const map = () =>
    line(
      contours(design, { x: -a, y: -b, width: a * 2, height: b * 2, cell: 44, levels: 4 }),
      mix(base, accent, 0.6),
      { width: 3, opacity: 0.6 },
    );
  const slashes = () =>
    [0, 50, 100]
      .map(
        (x, index) =>
          `<path d="M${120 + x} ${b}L${220 + x} ${-b}h${34 - index * 10}L${154 + x - index * 10} ${b}z" fill="${index === 2 ? detail : accent}"/>`,
      )
      .join('');
  return design.pick([ends, half, map, slashes])();
}

/** Draws carrying straps or wheels. */
function carrying(drawing: Drawing, { a, b }: Bag, isBack: boolean): string {
  const carry = wordFact(drawing, 'bagCarry', 'carry-shoulder');
  const tape = tapeOf(drawing);
  if (carry === 'carry-wheels') {
    const wheel = (y: number) =>
      `<rect x="${-a - 26}" y="${y - 15}" width="62" height="30" rx="13" fill="#0e151b"/><rect x="${-a - 22}" y="${y - 12}" width="54" height="9" rx="4" fill="#5b6670"/><rect x="${-a}" y="${y - 15}" width="10" height="30" fill="${drawing.accent}"/>`;
    return wheel(-b + 12) + wheel(b - 12);
  }
  if (carry === 'carry-back' && isBack)
    return (
      padded(`M-190 ${-b * 0.3}C-80 ${-b - 30} 120 ${-b - 20} 200 ${-b * 0.2}`, tape, 40) +
      padded(`M-190 ${b * 0.35}C-80 ${b + 40} 120 ${b + 30} 200 ${b * 0.3}`, tape, 40)
    );
  const strap = `M${-a * 0.52} ${b - 6}C${-a * 0.3} ${b + 76} ${a * 0.24} ${b + 84} ${a * 0.5} ${b - 6}`;
  return (
    webbing(strap, tape, 20) +
    padded(
      `M${-a * 0.16} ${b + 54}C-20 ${b + 62} ${a * 0.06} ${b + 62} ${a * 0.16} ${b + 56}`,
      mix(tape, drawing.accent, 0.12),
      36,
    )
  );
}

/** Draws a ski bag, lying at an angle. */
export function drawSkiBag(drawing: Drawing): Picture {
  const { spec, base, accent, detail } = drawing;
  const length = Math.min(205, Math.max(160, spec.lengthCm ?? 180));
  const bag: Bag = {
    a: Math.round(372 + (length - 160) * 1.6),
    b: numberFact(drawing, 'skiPairs', 1) > 1 ? 98 : 74,
  };
  const { a, b } = bag;
  const isBack = spec.view === 'back';
  const path = `M${-a + 20} ${-b + 10}C${-a / 2} ${-b - 6} ${a / 3} ${-b - 2} ${a - 60} ${-b + 22}C${a - 16} ${-b + 34} ${a} ${-20} ${a} 0C${a} 22 ${a - 16} ${b - 32} ${a - 60} ${b - 20}C${a / 3} ${b + 4} ${-a / 2} ${b + 6} ${-a + 20} ${b - 10}C${-a - 6} ${b - 30} ${-a - 6} ${-b + 30} ${-a + 20} ${-b + 10}z`;
  const kind = wordFact(drawing, 'bagPadding', 'padding-none');
  const boot = `M${-a + 20} ${-b}H${-a + 96}C${-a + 108} ${-b / 2} ${-a + 108} ${b / 2} ${-a + 96} ${b}H${-a + 20}C${-a - 10} ${b - 30} ${-a - 10} ${-b + 30} ${-a + 20} ${-b}z`;
  const seam = `M${-a + 60} ${-b * 0.62}C${-a / 2} ${-b * 0.74} ${a / 3} ${-b * 0.7} ${a - 40} ${-b * 0.4}`;
  const wraps = [-a * 0.5, a * 0.42].map(
    (x) =>
      webbing(`M${x} ${-b + 2}C${x + 12} ${-b / 2} ${x + 12} ${b / 2} ${x} ${b - 2}`, tapeOf(drawing), 20) +
      ladder(x + 8, b * 0.34, 0),
  );
  const parts = [
    castShadow(drawing, path, 4, 26, 14),
    carrying(drawing, bag, isBack),
    handle(drawing, `M-90 ${-b + 16}C-60 ${-b - 36} 40 ${-b - 36} 70 ${-b + 16}`, 18),
    handle(drawing, `M${a - 14} -26C${a + 34} -24 ${a + 34} 24 ${a - 14} 26`, 16),
    // Shading without a blur filter: a rotated blur is slow to rasterise, and this is the largest surface.
    panel(drawing, path, isBack ? darker(base, 0.14) : base, {
      depth: 46,
      gloss: 0.5,
      angle: 80,
      graphics:
        (isBack ? '' : print(drawing, bag)) +
        padding(bag, kind) +
        `<path d="${path}" fill="${weave(drawing, clothOf(drawing))}"/>`,
    }),
    panel(drawing, boot, darker(base, 0.55), { depth: 20, weave: 'tarpaulin' }),
    line(`M${-a + 96} ${-b + 8}C${-a + 108} ${-b / 2} ${-a + 108} ${b / 2} ${-a + 96} ${b - 8}`, accent, {
      width: 5,
    }),
    isBack ? '' : zip(seam, base, readableOn(base, accent, detail)) + puller(a - 46, -b * 0.4, 80, accent),
    ...wraps,
    wordmark(spec.brand, {
      x: -10,
      y: 18,
      size: b * 0.74,
      colour: readableOn(base, detail, accent),
      maxWidth: a * 0.66,
      halo: base,
    }),
    lettering(spec.model, {
      x: a * 0.7,
      y: 16,
      size: 32,
      colour: readableOn(base, detail, lighter(accent, 0.2)),
      maxWidth: a * 0.3,
      halo: base,
    }),
  ];
  return {
    body: `<g transform="translate(396 506) rotate(-57)">${parts.join('')}</g>`,
    focus: { x: 390, y: 500, zoom: 2 },
  };
}
