import { radial } from '../../drawing/drawing.ts';
import type { Scene } from '../scene.ts';
import { jacketOf } from './figures.ts';

/** Moves and scales markup drawn around 0, 0. */
export const placed = (x: number, y: number, scale: number, body: string) =>
  `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})">${body}</g>`;

/** Returns whether the scene is dark enough for lamps: at dusk, at night and in a storm. */
export const isDark = ({ mood }: Scene) => mood === 'night' || mood === 'dusk' || mood === 'storm';

/** Draws a warm glow, an ellipse around 0, 0. `strength`: 0 to 1. */
export function warmth(scene: Scene, rx: number, ry: number, strength: number): string {
  const light = radial(scene, [
    [0, '#ffc465', strength],
    [0.4, '#ffa53d', strength * 0.35],
    [1, '#ff9a30', 0],
  ]);
  return `<ellipse rx="${rx}" ry="${ry}" fill="${light}"/>`;
}

/** Draws a pair of skis stuck in the snow. */
export function skisInSnow(scene: Scene, x: number, index: number): string {
  const colour = jacketOf(scene, index);
  return `<path d="M${x} 6L${x + 4}-50q.5-5 3-6M${x + 8} 6L${x + 9}-48q0-5 3-6" fill="none" stroke="${colour}" stroke-width="3.400" stroke-linecap="round"/>`;
}
