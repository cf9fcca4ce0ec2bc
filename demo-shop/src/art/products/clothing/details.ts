import { brandSymbol, wordmark } from '../../brands/mark.ts';
import { darker, lighter, lightness, mix, readableOn } from '../../drawing/colour.ts';
import type { Drawing } from '../../drawing/drawing.ts';
import { flat, line } from '../../drawing/solid.ts';
import type { Figure } from './figure.ts';
import type { Surface } from './cloth/surface.ts';
import { seam, sewn, stud, toggle } from './cloth/trim.ts';

export type MarkStyle = 'word' | 'sign' | 'both';

/** Draws the brand on the wearer's left side of the chest. */
export function chestMark(
  drawing: Drawing,
  { torso }: Figure,
  ground: string,
  style: MarkStyle,
  v = 0.2,
): string {
  const { spec, accent, detail } = drawing;
  const colour = readableOn(ground, detail, accent);
  const { x, y } = torso.at(0.71, v);
  const word = (low: number, size: number) =>
    wordmark(spec.brand, { x, y: y + low, size, colour, maxWidth: 98 });
  switch (style) {
    case 'word':
      return word(0, 27);
    case 'sign':
      return brandSymbol(spec.brand, { x, y: y - 6, size: 46, colour });
    case 'both':
      return brandSymbol(spec.brand, { x, y: y - 26, size: 36, colour }) + word(18, 18);
  }
}

/** Draws a woven label, for fabric whose pattern is too busy for letters. */
export function wovenLabel(drawing: Drawing, { torso }: Figure, u = 0.7): string {
  const { spec, base, accent, detail } = drawing;
  const ground = lightness(base) < 0.25 ? mix(base, accent, 0.85) : darker(base, 0.65);
  const x = Math.round(torso.at(u, 0.22).x);
  const y = Math.round(torso.at(u, 0.22).y);
  return (
    `<rect x="${x - 47}" y="${y - 17}" width="96" height="38" rx="4" fill="#06111c" opacity="0.3"/>` +
    `<rect x="${x - 48}" y="${y - 20}" width="96" height="38" rx="4" fill="${ground}"/>` +
    `<rect x="${x - 44}" y="${y - 16}" width="88" height="30" rx="2" fill="none" stroke="${lighter(ground, 0.5)}" stroke-width="1.3" stroke-dasharray="4 3" opacity="0.6"/>` +
    wordmark(spec.brand, { x, y: y + 6, size: 20, colour: readableOn(ground, detail, accent), maxWidth: 78 })
  );
}

/** Draws the brand between the shoulders. */
export function backMark(drawing: Drawing, { torso }: Figure, ground: string): string {
  const { spec, accent, detail } = drawing;
  const colour = readableOn(ground, detail, accent);
  const { x, y } = torso.at(0.5, 0.15);
  return (
    brandSymbol(spec.brand, { x, y: y - 20, size: 40, colour }) +
    wordmark(spec.brand, { x, y: y + 26, size: 22, colour, maxWidth: 150 })
  );
}

/** Draws the seams of the back: a yoke and two long panels. */
export function backSeams({ torso }: Figure, colour: string, stitch: typeof seam = sewn): string {
  return (
    stitch(torso.line([0.01, 0.24], [0.25, 0.25], [0.5, 0.24], [0.75, 0.25], [0.99, 0.24]), colour) +
    stitch(torso.line([0.22, 0.25], [0.26, 0.5], [0.22, 0.75], [0.2, 1]), colour) +
    stitch(torso.line([0.78, 0.25], [0.74, 0.5], [0.78, 0.75], [0.8, 1]), colour)
  );
}

/** Draws the seam of the hem. */
export function hemLine({ torso }: Figure, colour: string): string {
  return sewn(torso.line([0, 0.955], [0.25, 0.957], [0.5, 0.958], [0.75, 0.957], [1, 0.955]), colour);
}

/** Draws the cord locks at the hem. */
export function hemCords({ torso }: Figure, cord: string): string {
  const ends = [torso.at(0.1, 0.955), torso.at(0.9, 0.955)];
  return ends.map(({ x, y }) => toggle(x, y + 4, cord)).join('');
}

export type CuffKind = 'tab' | 'bound' | 'plain';

/** Draws the end of a sleeve. `outer`: side away from the body, 0 left, 1 right. */
export function cuff(arm: Surface, kind: CuffKind, colour: string, accent: string, outer: 0 | 1): string {
  const u = (share: number) => (outer === 0 ? share : 1 - share);
  if (kind === 'plain') return sewn(arm.line([0, 0.955], [0.5, 0.96], [1, 0.955]), colour);
  if (kind === 'bound')
    return (
      flat(arm.area([0, 0.93], [1, 0.93], [1, 1], [0, 1]), darker(colour, 0.4), 0.75) +
      seam(arm.line([0, 0.93], [0.5, 0.935], [1, 0.93]), colour)
    );
  const tab = arm.area([u(0.22), 0.905], [u(0.86), 0.9], [u(0.9), 0.955], [u(0.24), 0.962]);
  return (
    seam(arm.line([0, 0.87], [0.5, 0.875], [1, 0.87]), colour) +
    `<g transform="translate(2 5)">${flat(tab, '#06111c', 0.3)}</g>${flat(tab, mix(darker(colour, 0.45), accent, 0.12))}` +
    line(arm.line([u(0.24), 0.912], [u(0.82), 0.908]), '#ffffff', { width: 1.6, opacity: 0.3 }) +
    flat(arm.area([u(0.28), 0.918], [u(0.44), 0.917], [u(0.45), 0.946], [u(0.29), 0.948]), accent)
  );
}

/** Draws the powder skirt that shows below the hem. */
export function powderSkirt({ torso, hem }: Figure, lining: string): string {
  const [left, right] = [torso.at(0.05, 1).x, torso.at(0.95, 1).x];
  const low = hem + 40;
  const edge = `C${left + 120} ${low + 16} ${right - 120} ${low + 16} ${right} ${low}`;
  const ribs = Array.from(
    { length: 21 },
    (_, index) => `M${Math.round(left + 14 + index * ((right - left - 28) / 20))} ${hem - 4}v54`,
  );
  return (
    flat(`M${left} ${hem - 20}V${low}${edge}V${hem - 20}z`, darker(lining, 0.5)) +
    line(ribs.join(''), lighter(lining, 0.3), { width: 4, opacity: 0.16 }) +
    line(`M${left} ${low}${edge}`, lighter(lining, 0.2), { width: 5, opacity: 0.55 }) +
    stud(374, hem + 36, '#9aa5ae') +
    stud(426, hem + 36, '#9aa5ae')
  );
}
