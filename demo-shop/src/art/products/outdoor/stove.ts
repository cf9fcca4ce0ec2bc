import { wordmark } from '../../brands/mark.ts';
import { darker, lighter, readableOn } from '../../drawing/colour.ts';
import { linear, type Drawing } from '../../drawing/drawing.ts';
import { lettering } from '../../drawing/lettering.ts';
import { line } from '../../drawing/solid.ts';
import { castShadow, contactShadow, type Picture } from '../../drawing/studio.ts';
import { burner, cartridge, valve } from './kit/burner.ts';
import { fuelBottle, hose } from './kit/fuel.ts';
import { brass, cylinder, plasticBlack } from './kit/metal.ts';
import { wordFact } from './parts/facts.ts';

const round = (value: number) => Math.round(value);

/** Draws three spread feet. */
function legs(x: number, y: number, ground: number): string {
  const one = (reach: number, foot: number) => {
    const path = `M${x + Math.sign(reach) * 20} ${y}L${x + round(reach * 0.7)} ${y + 14}L${x + reach} ${foot}h${Math.sign(reach) * 26}`;
    return (
      line(path, '#2c353d', { width: 18 }) +
      line(path, '#a4afb7', { width: 12 }) +
      `<g transform="translate(-2 -3)">${line(path, '#fff', { width: 3, opacity: 0.5 })}</g>`
    );
  };
  return one(70, ground - 34) + one(-170, ground) + one(170, ground + 4);
}

function lowBurner(drawing: Drawing, x: number, ground: number, hasPiezo: boolean): string {
  const { base, accent, detail, spec } = drawing;
  const y = ground - 150;
  const plate = darker(base, 0.15);
  return (
    contactShadow(drawing, x, ground, 220, 22) +
    legs(x, y + 44, ground) +
    `<path d="M${x - 92} ${y - 6}H${x + 92}L${x + 74} ${y + 56}H${x - 74}z" fill="${cylinder(drawing, plate, 0.45)}"/><path d="M${x - 92} ${y - 6}H${x + 92}" stroke="${accent}" stroke-width="7"/>` +
    wordmark(spec.brand, {
      x,
      y: y + 36,
      size: 32,
      colour: readableOn(plate, detail, lighter(accent, 0.2)),
      maxWidth: 136,
    }) +
    burner(drawing, x, y - 112, 0.98) +
    (hasPiezo
      ? `<rect x="${x + 88}" y="${y + 4}" width="54" height="38" rx="9" fill="${plasticBlack(drawing)}"/><rect x="${x + 138}" y="${y + 9}" width="22" height="28" rx="8" fill="#d8402c"/>` +
        line(
          `M${x + 110} ${y + 4}C${x + 130} ${y - 50} ${x + 110} ${y - 90} ${x + 62} ${y - 122}`,
          '#e6ebee',
          { width: 5 },
        )
      : '')
  );
}

/** Draws the burner from above with its flames. */
function fromAbove(drawing: Drawing): Picture {
  const { base, accent, detail, spec } = drawing;
  const disc = 'M180 500a220 220 0 1 0 440 0a220 220 0 1 0 -440 0z';
  const metal = linear(drawing, 45, [
    [0, '#f2f5f7'],
    [0.5, '#a3adb5'],
    [1, '#5b6670'],
  ]);
  const ringOf = (radius: number, count: number) =>
    Array.from({ length: count }, (_, index) => {
      const turn = (index / count) * Math.PI * 2;
      return `<circle cx="${round(400 + Math.cos(turn) * radius)}" cy="${round(500 + Math.sin(turn) * radius)}" r="7" fill="#0d1318"/>`;
    }).join('');
  const arms = [-90, 30, 150]
    .map(
      (turn) =>
        `<g transform="rotate(${turn} 400 500)"><rect x="426" y="490" width="318" height="34" rx="8" fill="#06111c" opacity=".3"/><rect x="420" y="484" width="320" height="30" rx="7" fill="${metal}"/><path d="${Array.from({ length: 8 }, (_, index) => `M${540 + index * 24} 484v-9h10v9`).join('')}" fill="#cfd7dc"/><path d="M424 488H734" stroke="#fff" stroke-width="3" opacity=".7"/></g>`,
    )
    .join('');
  const body =
    castShadow(drawing, disc, 18, 24, 16) +
    `<path d="${disc}" fill="${metal}"/><circle cx="400" cy="500" r="196" fill="${darker(base, 0.1)}"/><circle cx="400" cy="500" r="176" fill="#20282f"/><circle cx="400" cy="500" r="176" fill="none" stroke="#4aa3ff" stroke-width="16" opacity=".4"/>${ringOf(156, 30)}${ringOf(122, 22)}` +
    arms +
    `<circle cx="404" cy="508" r="92" fill="#06111c" opacity=".4"/><circle cx="400" cy="500" r="90" fill="${base}"/><circle cx="400" cy="500" r="84" fill="none" stroke="${accent}" stroke-width="6"/>` +
    wordmark(spec.brand, {
      x: 400,
      y: 506,
      size: 34,
      colour: readableOn(base, detail, accent),
      maxWidth: 140,
    }) +
    lettering(spec.model, {
      x: 400,
      y: 536,
      size: 24,
      colour: readableOn(base, detail, accent),
      maxWidth: 110,
      font: 'barlow-text',
    });
  return { body, focus: { x: 400, y: 500, zoom: 2 } };
}

/** Draws a stove: on its gas cartridge, or on three feet beside its cartridge or fuel bottle. */
export function drawStove(drawing: Drawing): Picture {
  const fuel = wordFact(drawing, 'stoveFuel', 'fuel-screw-on');
  const hasPiezo = wordFact(drawing, 'stoveIgnition', 'ignition-match') === 'ignition-piezo';
  if (drawing.spec.view === 'back') return fromAbove(drawing);
  if (fuel === 'fuel-screw-on') {
    const body =
      contactShadow(drawing, 400, 880, 250, 26) +
      cartridge(drawing, 400, 876, 212) +
      `<path d="M378 400H422V540H378z" fill="${brass(drawing)}"/>` +
      burner(drawing, 400, 336, 1.3) +
      valve(drawing, 400, 530, hasPiezo);
    return { body, focus: { x: 400, y: 420, zoom: 2 } };
  }
  const isMulti = fuel === 'fuel-multi';
  const body =
    (isMulti ? fuelBottle(drawing, 760) : '') +
    hose(
      isMulti
        ? 'M300 660C380 700 380 800 470 800C580 800 540 420 630 336'
        : 'M300 660C360 720 420 810 500 800C570 790 560 590 640 582',
    ) +
    (isMulti
      ? ''
      : contactShadow(drawing, 640, 780, 140, 18) +
        cartridge(drawing, 640, 776, 124) +
        `<path d="M612 560H668V622H612z" fill="${brass(drawing)}"/><path d="M612 578h56M612 592h56" stroke="#06111c" stroke-width="4" opacity=".35"/>`) +
    lowBurner(drawing, 270, 780, hasPiezo);
  return { body: `<g transform="translate(-2 -70)">${body}</g>`, focus: { x: 300, y: 480, zoom: 2 } };
}
