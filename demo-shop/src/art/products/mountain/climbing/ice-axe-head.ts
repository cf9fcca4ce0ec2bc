import { darker, readableOn } from '../../../drawing/colour.ts';
import { linear, type Drawing } from '../../../drawing/drawing.ts';
import { lettering } from '../../../drawing/lettering.ts';
import { line } from '../../../drawing/solid.ts';
import { castShadow } from '../../../drawing/studio.ts';
import { metal, place } from '../parts.ts';

interface Pick {
  tip: readonly [number, number];
  top: string;
  under: readonly [number, number];
}

const gentle: Pick = { tip: [-262, 96], top: 'C-120 -44 -200 0 -250 74', under: [-150, -8] };
const steep: Pick = { tip: [-248, 132], top: 'C-130 -44 -206 20 -240 108', under: [-156, 6] };
const straight: Pick = { tip: [-276, 70], top: 'C-110 -40 -200 -6 -268 52', under: [-150, 0] };

/** Returns the toothed lower edge, from the tip to the shaft. */
function teeth({ tip, under }: Pick, reach: number, depth: number): string {
  const end = [-30, 22] as const;
  const steps = 26;
  return Array.from({ length: steps }, (_, index) => {
    const t = (index + 1) / steps;
    const u = 1 - t;
    const x = u * u * tip[0] + 2 * u * t * under[0] + t * t * end[0];
    const y = u * u * tip[1] + 2 * u * t * under[1] + t * t * end[1];
    const isTooth = t < reach && index % 2 === 1;
    return `L${Math.round(x - (isTooth ? 3 : 0))} ${Math.round(y + (isTooth ? depth : 0))}`;
  }).join('');
}

function adze(drawing: Drawing, scale: number): string {
  const face = linear(drawing, 120, [
    [0, '#f4f7f9'],
    [0.4, '#8b98a3'],
    [1, '#4c5863'],
  ]);
  const s = (value: number) => Math.round(value * scale);
  const x = (value: number) => 30 + s(value);
  return (
    `<path d="M20 -34C${x(40)} -40 ${x(70)} -38 ${x(96)} ${s(-34)}C${x(140)} ${s(-30)} ${x(164)} ${s(6)} ${x(168)} ${s(52)}C${x(160)} ${s(66)} ${x(120)} ${s(70)} ${x(102)} ${s(56)}C${x(100)} ${s(36)} ${x(80)} 14 ${x(40)} 14L20 18z" fill="${face}"/>` +
    `<path d="M${x(74)} ${s(-20)}C${x(110)} ${s(-24)} ${x(144)} ${s(8)} ${x(150)} ${s(50)}C${x(140)} ${s(60)} ${x(124)} ${s(60)} ${x(112)} ${s(52)}C${x(108)} ${s(26)} ${x(98)} ${s(4)} ${x(74)} ${s(-20)}z" fill="#2f3a44" opacity="0.4"/>` +
    line(
      `M24 -31C${x(40)} -37 ${x(70)} -35 ${x(96)} ${s(-31)}C${x(136)} ${s(-27)} ${x(160)} ${s(8)} ${x(164)} ${s(50)}`,
      '#ffffff',
      { width: 3, opacity: 0.8 },
    ) +
    line(`M${x(168)} ${s(52)}C${x(160)} ${s(66)} ${x(120)} ${s(70)} ${x(102)} ${s(56)}`, '#ffffff', {
      width: 3,
      opacity: 0.65,
    })
  );
}

function hammer(drawing: Drawing): string {
  const round = metal(drawing, 90, '#8d99a4');
  return (
    `<path d="M20 -32H78V18H20z" fill="${round}"/>` +
    `<path d="M72 -42C80 -46 132 -46 138 -42C144 -30 144 20 138 30C132 34 80 34 72 30C66 18 66 -30 72 -42z" fill="${round}"/>` +
    '<path d="M126 -44C134 -44 138 -42 138 -42C144 -30 144 20 138 30L126 32C134 14 134 -28 126 -44z" fill="#2f3a44" opacity="0.5"/>' +
    line('M74 -38C84 -42 120 -42 134 -39', '#ffffff', { width: 3, opacity: 0.8 })
  );
}

/** Draws the head: pick on the left, adze or hammer on the right. The top of the shaft is 0, 0. */
export function axeHead(drawing: Drawing): string {
  const { design, spec, accent } = drawing;
  const isTechnical = spec.facts['axeRating'] === 'axe-type-2';
  const pick = isTechnical ? steep : design.pick([gentle, straight]);
  const [x, y] = pick.tip;
  const blade = `M34 -36C10 -42 -20 -42 -44 -38${pick.top}L${x} ${y}${teeth(pick, isTechnical ? 0.75 : 0.5, isTechnical ? 11 : 8)}L-26 60C-14 72 14 72 26 60L34 20z`;
  const hole = design.pick([
    'M-14 2A15 15 0 1 0 16 2A15 15 0 1 0 -14 2z',
    'M-20 2C-20 -18 20 -18 20 2C20 22 -20 22 -20 2z',
    'M-14 -6H16L12 22H-10z',
  ]);
  const slot = design.pick([
    'M-110 -12L-60 -20V-6L-104 2z',
    'M-96 -10A8 8 0 1 0 -80 -10A8 8 0 1 0 -96 -10zM-66 -14A8 8 0 1 0 -50 -14A8 8 0 1 0 -66 -14z',
    '',
  ]);
  const dark = design.chance(0.45) ? '#3c464f' : '#76838e';
  const back = spec.facts['axeBack'];
  const rear = back === 'axe-hammer' ? hammer(drawing) : adze(drawing, back === 'axe-small-adze' ? 0.78 : 1);
  return (
    `<g fill-rule="evenodd">${castShadow(drawing, `${blade}${back === 'axe-hammer' ? 'M30 -34H138V30H30z' : 'M30 -34L120 -30L160 30L130 50L90 14L30 10z'}`, 14, 18, 10)}</g>` +
    rear +
    `<path d="${blade}${hole}${slot}" fill="${metal(drawing, 80, dark)}" fill-rule="evenodd"/>` +
    `<path d="M34 -36C10 -42 -20 -42 -44 -38${pick.top}L${x} ${y}" fill="none" stroke="#fff" stroke-width="3.5" opacity="0.75"/>` +
    `<path d="M-30 24C-90 16 -150 16 ${x + 40} ${y - 14}" fill="none" stroke="${darker(dark, 0.5)}" stroke-width="3" opacity="0.35"/>` +
    `<path d="${hole}" fill="none" stroke="${darker(dark, 0.6)}" stroke-width="3" opacity="0.6"/>` +
    `<circle cx="-14" cy="48" r="6" fill="#3a4650"/><circle cx="14" cy="48" r="6" fill="#3a4650"/><circle cx="-15" cy="46" r="2.5" fill="#fff" opacity="0.7"/><circle cx="13" cy="46" r="2.5" fill="#fff" opacity="0.7"/>` +
    `<circle cx="-130" cy="4" r="12" fill="${accent}"/>` +
    place(
      lettering(isTechnical ? 'T' : 'B', { x: 0, y: 7, size: 19, colour: readableOn(accent), maxWidth: 18 }),
      -130,
      4,
      { isMirrored: spec.view === 'back' },
    )
  );
}
