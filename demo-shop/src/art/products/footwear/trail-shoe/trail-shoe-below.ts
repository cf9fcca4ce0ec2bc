import { darker, lighter } from '../../../drawing/colour.ts';
import { clip, linear, outline, radial, symbol, type Drawing } from '../../../drawing/drawing.ts';
import { line } from '../../../drawing/solid.ts';

// Sole from below, toe at the top, big toe on the left: y, left edge, right edge. User units.
const rows: readonly (readonly [y: number, left: number, right: number])[] = [
  [10, 72, 166],
  [38, 46, 204],
  [90, 27, 236],
  [156, 16, 254],
  [226, 16, 262],
  [300, 34, 258],
  [376, 54, 246],
  [452, 55, 238],
  [530, 44, 234],
  [620, 38, 230],
  [690, 52, 216],
  [736, 82, 188],
];

/** Returns the left and the right edge of the sole at y. */
export function edgesAt(y: number): readonly [number, number] {
  const next = rows.find((row) => row[0] >= y) ?? rows[rows.length - 1];
  const last = rows.findLast((row) => row[0] < y) ?? next;
  if (next === undefined || last === undefined) return [0, 0];
  const share = next[0] === last[0] ? 0 : (y - last[0]) / (next[0] - last[0]);
  return [last[1] + (next[1] - last[1]) * share, last[2] + (next[2] - last[2]) * share];
}

/** Returns the outline of the sole, `grow` user units larger than `rows` on every side. */
export function soleOutline(grow: number): string {
  const left = rows.map(([y, x]) => [x, y] as const);
  const right = rows.map(([y, , x]) => [x, y] as const).toReversed();
  const ring = [...left, [132, 754] as const, ...right, [138, -12] as const, [98, -12] as const].map(
    ([x, y]) => [147 + (x - 147) * (1 + grow / 120), 372 + (y - 372) * (1 + grow / 372)] as const,
  );
  const middle = (index: number) => {
    const [a, b] = [ring[index % ring.length] ?? [0, 0], ring[(index + 1) % ring.length] ?? [0, 0]];
    return `${Math.round((a[0] + b[0]) / 2)} ${Math.round((a[1] + b[1]) / 2)}`;
  };
  return `M${middle(ring.length - 1)}${ring.map(([x, y], index) => `Q${Math.round(x)} ${Math.round(y)} ${middle(index)}`).join('')}z`;
}

export interface LugField {
  from: number;
  to: number;
  pitch: number;
  /** Horizontal distance between lugs, user units. */
  across: number;
  /** Path of a lug centred at 0, 0. */
  lug: string;
  colour: string;
  /** Margin at the edge, user units. */
  margin: number;
  turn?: number;
  isStaggered?: boolean;
}

/** Draws the shadow of a sole with strokes, which render faster than a blur. */
export function soleShadow(drawing: Drawing, dx: number): string {
  const href = outline(drawing, soleOutline(11));
  const layers = [30, 20, 11, 3].map(
    (width) =>
      `<use href="${href}" fill="#0b1b2b" stroke="#0b1b2b" stroke-width="${width}" stroke-linejoin="round" opacity=".06" transform="translate(${dx} 14)"/>`,
  );
  return (
    layers.join('') +
    `<use href="${href}" fill="#0b1b2b" opacity=".3" transform="translate(${Math.round(dx / 2)} 9)"/>`
  );
}

/** Draws a rubber block with shaded base and bright face. */
export function block(drawing: Drawing, path: string, colour: string): string {
  const face = linear(drawing, 60, [
    [0, lighter(colour, 0.34)],
    [0.5, lighter(colour, 0.1)],
    [1, darker(colour, 0.2)],
  ]);
  return symbol(
    drawing,
    `<path d="${path}" fill="#03080d" opacity=".5" transform="translate(5 7)"/><path d="${path}" fill="${darker(colour, 0.55)}" transform="translate(2 3)"/><path d="${path}" fill="${face}"/><path d="${path}" fill="none" stroke="#fff" stroke-width="1.6" opacity=".28"/>`,
  );
}

/** Draws a field of lugs. */
export function lugField(drawing: Drawing, field: LugField): string {
  const { from, to, pitch, across, margin, turn = 0, isStaggered = false } = field;
  const href = block(drawing, field.lug, field.colour);
  const count = Math.floor((to - from) / pitch) + 1;
  return Array.from({ length: count }, (_, row) => {
    const y = from + row * pitch;
    const [left, right] = edgesAt(y);
    const room = right - left - margin * 2;
    const maxColumns = Math.max(1, Math.floor(room / across));
    const columns = isStaggered && row % 2 === 1 ? Math.max(1, maxColumns - 1) : maxColumns;
    return Array.from({ length: columns }, (__, column) => {
      const x = Math.round(left + margin + (room * (column + 0.5)) / columns);
      return `<use href="${href}" transform="translate(${x} ${Math.round(y)})${turn ? ` rotate(${turn})` : ''}"/>`;
    }).join('');
  }).join('');
}

export interface Underside {
  foam: string;
  rubber: string;
  /** Colour of the plate visible through a window in the arch, if any. */
  plate?: string;
}

/** Draws the base of the lugs, with the midsole's edge around it. */
export function underside(drawing: Drawing, { foam, rubber, plate }: Underside): string {
  const rim = outline(drawing, soleOutline(11));
  const face = outline(drawing, soleOutline(0));
  const side = linear(drawing, 20, [
    [0, lighter(foam, 0.3)],
    [0.5, foam],
    [1, darker(foam, 0.4)],
  ]);
  const ground = radial(
    drawing,
    [
      [0, lighter(rubber, 0.12)],
      [0.7, rubber],
      [1, darker(rubber, 0.45)],
    ],
    0.4,
    0.3,
    0.75,
  );
  const window =
    'M74 350C110 368 190 368 226 346C214 384 200 410 200 446C200 484 212 506 220 532C186 510 104 512 62 536C76 504 92 480 92 446C92 410 84 384 74 350z';
  return (
    `<use href="${rim}" fill="${side}"/><use href="${face}" fill="${ground}"/>` +
    `<g clip-path="${clip(drawing, soleOutline(0))}"><use href="${face}" fill="none" stroke="#fff" stroke-width="7" opacity=".22" transform="translate(2 3)"/><use href="${face}" fill="none" stroke="#03080d" stroke-width="16" opacity=".3" transform="translate(-5 -5)"/></g>` +
    (plate
      ? `<path d="${window}" fill="#03080d" opacity=".5" transform="translate(-3 -4)"/><path d="${window}" fill="${plate}"/>` +
        line('M76 351C110 369 190 369 224 348', '#03080d', { width: 8, opacity: 0.35 })
      : '')
  );
}
