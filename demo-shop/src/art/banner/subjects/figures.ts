import { mix } from '../../drawing/colour.ts';
import type { Scene } from '../scene.ts';

export interface Figure {
  /** Position of the feet; `tall` is the height, px. */
  x: number;
  y: number;
  tall: number;
  /** Slope of the ground, degrees. */
  turn?: number;
  /** Whether the figure faces left. */
  isLeft?: boolean;
  jacket: string;
}

const jackets = ['#ff5a1f', '#ffc629', '#19808f', '#d63a5c', '#3f6fd0'] as const;

/** Returns the jacket colour of the figure with this index, darker at dusk and at night. */
export const jacketOf = (scene: Scene, index: number): string => {
  const dim = scene.mood === 'night' ? 0.5 : scene.mood === 'dusk' ? 0.2 : 0.05;
  const start = scene.random('jackets').whole(0, 4);
  return mix(jackets[(start + index) % 5] ?? jackets[0], scene.hour.tree, dim);
};

/** Places a figure. Figures are drawn 40 high, facing right, with their feet at 0, 0. */
function placed({ x, y, tall, turn = 0, isLeft = false }: Figure, body: string): string {
  const size = (tall / 40).toFixed(3);
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)}) scale(${isLeft ? '-' : ''}${size} ${size})" fill="none" stroke-linecap="round" stroke-linejoin="round">${body}</g>`;
}

const stroke = (path: string, colour: string, width: number) =>
  `<path d="${path}" stroke="${colour}" stroke-width="${width}"/>`;

const shadowOf = (scene: Scene) =>
  `<ellipse cx="${scene.light.across > 0 ? -16 : 16}" cy="3" rx="22" ry="2.6" fill="${scene.hour.slope[1]}" opacity="0.7"/>`;

/** Draws a ski tourer walking uphill. */
export function tourer(scene: Scene, figure: Figure): string {
  const dark = scene.hour.tree;
  return placed(
    figure,
    shadowOf(scene) +
      stroke('M-24 1.5H6M-8-.5H24l3-2', dark, 1.7) +
      stroke('M-14 0L-9-21M15-1L9-25', dark, 1) +
      stroke('M-1-19L-9-10L-11-1M0-19L7-11L7-2', mix(dark, '#ffffff', 0.12), 4.6) +
      stroke('M0-20L2-29', figure.jacket, 8.4) +
      stroke('M2-30L-4-24L-9-21M3-30L8-26L10-24', figure.jacket, 3.4) +
      stroke('M-5.5-30L-5-23', mix(dark, figure.jacket, 0.25), 6) +
      `<circle cx="5" cy="-37" r="3.9" fill="${mix(dark, '#ffffff', 0.82)}"/><circle cx="6.6" cy="-35.6" r="2.4" fill="${dark}"/>`,
  );
}

/** Draws a skier in a turn. */
export function skier(scene: Scene, figure: Figure): string {
  const dark = scene.hour.tree;
  return placed(
    figure,
    stroke('M-17 4L19-3l4-3M-13-1L21-8l4-3', dark, 2) +
      stroke('M-3-15L6-10L2-2M-1-15L9-14L6-6', mix(dark, '#ffffff', 0.12), 4.8) +
      stroke('M-3-15L3-25', figure.jacket, 8.6) +
      stroke('M3-26L12-22M1-26L-5-21L-4-18', figure.jacket, 3.6) +
      stroke('M12-22L20-7M-4-18L-16-9', dark, 1) +
      `<circle cx="8" cy="-31" r="4.1" fill="${mix(dark, '#ffffff', 0.85)}"/><path d="M8.5-32.4h4v2.6h-4z" fill="${dark}"/>`,
  );
}

/** Draws a snowboarder in a turn. */
export function boarder(scene: Scene, figure: Figure): string {
  const dark = scene.hour.tree;
  return placed(
    figure,
    stroke('M-20-1L19-8l4-4M-20-1l-3-2', dark, 3) +
      stroke('M-3-16L-9-10L-8-4M0-16L8-14L9-7', mix(dark, '#ffffff', 0.12), 5.2) +
      stroke('M-2-16L1-27', figure.jacket, 9.4) +
      stroke('M1-27L10-24L15-27M0-27L-8-24L-13-17', figure.jacket, 3.8) +
      `<circle cx="5" cy="-33" r="4.1" fill="${mix(dark, '#ffffff', 0.2)}"/><path d="M5.5-34.4h4v2.6h-4z" fill="${figure.jacket}"/>`,
  );
}

/** Draws a hiker with a backpack and poles. */
export function walker(scene: Scene, figure: Figure): string {
  const dark = scene.hour.tree;
  return placed(
    figure,
    shadowOf(scene) +
      stroke('M12 0L8-21M-9 0L-7-20', dark, 1) +
      stroke('M0-20L-4-11L-8-1M0-20L5-11L5-1', mix(dark, '#ffffff', 0.12), 4.8) +
      stroke('M0-21L1-29', figure.jacket, 8.4) +
      stroke('M1-30L6-25L8-22M0-30L-5-25L-7-21', figure.jacket, 3.4) +
      stroke('M-6.5-31L-6-21', mix(dark, figure.jacket, 0.3), 6.8) +
      `<circle cx="3.5" cy="-37" r="3.8" fill="${mix(dark, figure.jacket, 0.55)}"/><circle cx="5" cy="-36" r="2.5" fill="#c99a7c"/>`,
  );
}
