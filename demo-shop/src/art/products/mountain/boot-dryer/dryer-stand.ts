import { brandSymbol, wordmark } from '../../../brands/mark.ts';
import { darker, lighter, mix, readableOn } from '../../../drawing/colour.ts';
import { blur, linear, type Drawing } from '../../../drawing/drawing.ts';
import { lettering } from '../../../drawing/lettering.ts';
import { line, solid } from '../../../drawing/solid.ts';
import { contactShadow, type Picture } from '../../../drawing/studio.ts';
import { dial, warmth } from './dryer-parts.ts';
import { cord, factOf, place } from '../parts.ts';

/** Draws one pipe from the base to a bent, slotted head; its foot is 0, 0. */
function pipe(drawing: Drawing, height: number, lean: number, rings: string): string {
  const { base, accent, spec } = drawing;
  const colour = mix(base, '#e8edf1', 0.12);
  const tip = `M0 0C0 ${-height * 0.5} 0 ${-height * 0.62} ${lean * 0.1} ${-height * 0.74}C${lean * 0.2} ${-height * 0.88} ${lean * 0.5} ${-height * 0.94} ${lean} ${-height}`;
  const stroke = (shift: number, tone: string, width: number, opacity: number) =>
    `<g transform="translate(${shift} 0)">${line(tip, tone, { width, opacity })}</g>`;
  const hook = `M${lean * 0.2 - 26} ${-height * 0.72}h52`;
  const slots = Array.from({ length: 4 }, (_, index) => {
    const share = 0.5 + index * 0.13;
    return `M${Math.round(lean * share - 15)} ${Math.round(-height * (0.78 + share * 0.2) + 6)}l24 6`;
  }).join('');
  return (
    stroke(10, '#0b1b2b', 62, 0.12) +
    stroke(0, darker(colour, 0.6), 58, 1) +
    stroke(-2, colour, 51, 1) +
    stroke(12, darker(colour, 0.5), 16, 0.45) +
    stroke(-13, lighter(colour, 0.75), 11, 0.55) +
    line(rings, darker(colour, 0.6), { width: 5, opacity: 0.5 }) +
    line(slots, '#0b141c', { width: 9, opacity: 0.75 }) +
    line(hook, accent, { width: 12, cap: 'butt' }) +
    (spec.facts['dryerAir'] === 'air-ambient' ? '' : place(warmth(drawing), lean, -height - 30))
  );
}

const collar = (drawing: Drawing) =>
  `<ellipse cy="8" rx="52" ry="20" fill="#06111c" opacity="0.4" filter="${blur(drawing, 5)}"/><path d="M-44 -16V4C-44 22 44 22 44 4V-16z" fill="${darker(drawing.base, 0.55)}"/><ellipse cy="-16" rx="44" ry="14" fill="${darker(drawing.base, 0.35)}"/>`;

function housing(drawing: Drawing, half: number): string {
  const { spec, base, accent, detail, design } = drawing;
  const [left, right] = [400 - half, 400 + half];
  const top = `M${left + 50} 690H${right - 50}Q${right - 20} 690 ${right - 12} 712L${right} 756H${left}L${left + 12} 712Q${left + 20} 690 ${left + 50} 690z`;
  const front = design.pick([
    `M${left} 752H${right}V866Q${right} 896 ${right - 30} 896H${left + 30}Q${left} 896 ${left} 866z`,
    `M${left} 752H${right}L${right - 14} 872Q${right - 18} 896 ${right - 44} 896H${left + 44}Q${left + 18} 896 ${left + 14} 872z`,
    `M${left} 752C${left + half * 0.5} 772 ${right - half * 0.5} 772 ${right} 752V850C${right} 884 ${right - 20} 896 ${right - 50} 896H${left + 50}C${left + 20} 896 ${left} 884 ${left} 850z`,
  ]);
  const word = readableOn(base, detail, accent);
  const glow = linear(drawing, 90, [
    [0, lighter(base, 0.45)],
    [1, lighter(base, 0.12)],
  ]);
  const isBack = spec.view === 'back';
  const grille = Array.from({ length: 15 }, (_, index) => `M${400 - 140 + index * 20} 792V856`).join('');
  const panel = isBack
    ? line(grille, '#06111c', { width: 9, opacity: 0.6 }) +
      `<rect x="${right - 74}" y="800" width="44" height="44" rx="8" fill="#11181f"/>`
    : brandSymbol(spec.brand, { x: left + 62, y: 826, size: 54, colour: word }) +
      wordmark(spec.brand, {
        x: left + 102,
        y: 838,
        size: 46,
        colour: word,
        maxWidth: half * 2 - 320,
        anchor: 'start',
      }) +
      lettering(spec.model, {
        x: left + 102,
        y: 872,
        size: 26,
        colour: word,
        maxWidth: half * 2 - 320,
        anchor: 'start',
        font: 'barlow-text',
      }) +
      place(dial(drawing), right - 84, 822);
  return (
    `<path d="${top}" fill="${glow}"/>` +
    solid(drawing, front, base, {
      depth: 0.35,
      gloss: 0.4,
      graphics: `<rect x="${left}" y="876" width="${half * 2}" height="30" fill="${darker(base, 0.5)}"/>`,
    }) +
    line(`M${left + 8} 757H${right - 8}`, '#ffffff', { width: 3, opacity: 0.45 }) +
    panel
  );
}

/** Draws a boot dryer that stands on the floor. */
export function drawDryerStand(drawing: Drawing): Picture {
  const { spec, design } = drawing;
  const pairs = factOf(drawing, 'dryerPairs', 2);
  const half = 170 + pairs * 58;
  const count = Math.max(1, Math.round(pairs)) * 2;
  const lean = (spec.view === 'back' ? -1 : 1) * design.pick([54, 70, 40]);
  const gap = (half * 2 - 110) / (count - 1);
  const height = design.pick([560, 520, 490]);
  const rings = design.pick(['M-27 -40H27M-27 -58H27M-27 -76H27', 'M-27 -220H27M-27 -236H27', '']);
  // Every second pipe is further back and higher, so that boots do not touch.
  const pipes = Array.from({ length: count }, (_, index) => {
    const isFar = index % 2 === 1;
    const x = 400 - half + 55 + index * gap;
    const tall = isFar ? height + 30 : height - 60;
    const foot = place(collar(drawing), x, isFar ? 712 : 738, { scale: isFar ? 0.9 : 1 });
    return {
      isFar,
      body: foot + place(pipe(drawing, tall, lean, rings), x, isFar ? 704 : 730, { scale: isFar ? 0.92 : 1 }),
    };
  });
  const cable = `M${400 + half - 20} 850C${400 + half + 90} 860 ${400 + half + 20} 930 ${400 + half - 60} 938C560 948 420 950 330 944`;
  const body = [
    contactShadow(drawing, 400, 896, half * 1.06, 30),
    spec.view === 'back' ? cord(cable, '#27313a', 12) : '',
    housing(drawing, half),
    ...pipes.filter(({ isFar }) => isFar).map((each) => each.body),
    ...pipes.filter(({ isFar }) => !isFar).map((each) => each.body),
  ];
  return {
    body: `<g transform="translate(0 -20)">${body.join('')}</g>`,
    focus: { x: 400, y: 270, zoom: 1.6 },
  };
}
