import { wordmark } from '../../../brands/mark.ts';
import { mix, readableOn } from '../../../drawing/colour.ts';
import type { Drawing } from '../../../drawing/drawing.ts';
import { zip, tapeOf, webbing } from '../parts/cloth.ts';
import { buckle, cord, ladder } from '../parts/hardware.ts';
import { padded, wing } from './harness.ts';
import type { PackShape } from './shape.ts';

interface StrapsOptions {
  belt: 'wing' | 'tape' | 'pocket';
  hasLoadLifters: boolean;
}

function oneSide(drawing: Drawing, { left, side, top, bottom }: PackShape, options: StrapsOptions): string {
  const tape = tapeOf(drawing);
  const middle = (left + side) / 2;
  const strap = `M${middle - 44} ${top + 74}C${middle - 110} ${top + 60} ${left - 20} ${top + 170} ${left - 26} ${top + 300}C${left - 28} ${top + 380} ${left - 14} ${top + 430} ${left - 10} ${top + 480}`;
  const y = bottom - 96;
  const tapeBelt = `M${left + 40} ${y}C${left - 20} ${y - 20} ${left - 60} ${y + 10} ${left - 66} ${y + 76}`;
  return (
    webbing(
      `M${left - 10} ${top + 470}C${left - 6} ${bottom - 160} ${left + 10} ${bottom - 130} ${left + 34} ${bottom - 80}`,
      tape,
      18,
    ) +
    padded(strap, mix(tape, '#5b6670', 0.12), 62) +
    ladder(left - 10, top + 486, 0) +
    (options.hasLoadLifters
      ? webbing(`M${middle - 70} ${top + 26}L${left + 2} ${top + 150}`, drawing.accent, 12)
      : '') +
    (options.belt === 'tape' ? webbing(tapeBelt, tape, 24) : wing(drawing, left + 30, y, 1.2)) +
    (options.belt === 'pocket'
      ? zip(
          `M${left + 8} ${y - 12}C${left - 22} ${y - 12} ${left - 42} ${y + 4} ${left - 52} ${y + 28}`,
          tape,
          drawing.accent,
          8,
        )
      : '') +
    webbing(
      `M${left - 66} ${y + 70}C${left - 66} ${y + 130} ${left - 30} ${y + 138} ${middle - 10} ${y + 134}`,
      tape,
      22,
    )
  );
}

/** Draws shoulder straps, chest strap and hip belt, from the rear. */
export function straps(drawing: Drawing, shape: PackShape, options: StrapsOptions): string {
  const { left, side, top, bottom } = shape;
  const middle = (left + side) / 2;
  const one = oneSide(drawing, shape, options);
  const tape = tapeOf(drawing);
  return (
    `<path d="M${middle - 40} ${top + 60}V${top + 10}C${middle - 40} ${top - 40} ${middle + 40} ${top - 40} ${middle + 40} ${top + 10}V${top + 60}" fill="none" stroke="${tape}" stroke-width="18"/>` +
    one +
    `<g transform="translate(${middle * 2} 0) scale(-1 1)">${one}</g>` +
    webbing(
      `M${left - 24} ${top + 300}C${left + 60} ${top + 320} ${side - 60} ${top + 320} ${side + 24} ${top + 300}`,
      tape,
      14,
    ) +
    buckle(drawing, middle, top + 316, 90, 0.72) +
    cord(`M${middle + 96} ${top + 310}q10 40 30 54`, drawing.accent, 5) +
    buckle(drawing, middle, bottom + 38, 90, 1.2) +
    wordmark(drawing.spec.brand, {
      x: middle,
      y: bottom - 30,
      size: 30,
      colour: readableOn(drawing.base, drawing.detail),
      maxWidth: 150,
    })
  );
}
