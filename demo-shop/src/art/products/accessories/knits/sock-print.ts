import { darker, lighter, mix } from '../../../drawing/colour.ts';
import type { Drawing } from '../../../drawing/drawing.ts';
import { polyline } from '../../../drawing/markup.ts';
import { flat, line } from '../../../drawing/solid.ts';
import { ridge } from '../../../graphics/ridge.ts';

const band = (y: number, thick: number) =>
  `M270 ${y}C360 ${y + 26} 450 ${y + 26} 540 ${y}v${thick}C450 ${y + 26 + thick} 360 ${y + 26 + thick} 270 ${y + thick}z`;

function rings({ accent, detail, base }: Drawing): string {
  return (
    flat(band(200, 40), accent) +
    flat(band(252, 12), detail) +
    flat(band(278, 60), darker(base, 0.3)) +
    flat(band(352, 12), detail) +
    flat(band(376, 26), accent)
  );
}

function chevron({ accent, detail }: Drawing): string {
  const one = (y: number, thick: number) =>
    `M270 ${y}L420 ${y + 90}L560 ${y - 10}v${thick}L420 ${y + 90 + thick}L270 ${y + thick}z`;
  return flat(one(200, 46), accent) + flat(one(264, 14), detail) + flat(one(294, 46), accent);
}

function skyline({ design, accent, base, detail }: Drawing): string {
  const layer = (y: number, colour: string) =>
    flat(
      `${polyline(ridge(design, { from: 260, to: 560, y, relief: 46, detail: 5, roughness: 0.55 }))}V560H260z`,
      colour,
    );
  return (
    flat('M260 80H560V560H260z', mix(base, accent, 0.35)) +
    layer(300, detail) +
    layer(350, accent) +
    layer(410, darker(base, 0.25)) +
    flat('M260 470H560V640H260z', base)
  );
}

function blocks({ accent, base }: Drawing): string {
  return (
    flat('M420 80H560V600H470C430 420 420 260 420 80z', accent, 0.9) +
    line('M414 80C414 260 424 420 464 600', lighter(base, 0.4), { width: 7 })
  );
}

const plain = ({ accent }: Drawing) => flat(band(176, 16), accent);

/** Draws the print of a sock, picked by the model. */
export const sockPrint = (drawing: Drawing): string =>
  drawing.design.pick([rings, chevron, skyline, blocks, plain])(drawing);
