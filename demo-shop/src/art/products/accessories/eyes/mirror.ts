import { darker, lighter, mix } from '../../../drawing/colour.ts';
import { clip, linear, type Drawing, type Stop } from '../../../drawing/drawing.ts';
import type { Point } from '../../../drawing/markup.ts';
import { line } from '../../../drawing/solid.ts';
import { ridge } from '../../../graphics/ridge.ts';
import { closed, type Projector } from './face.ts';

/** Lens colours: sky, middle, horizon and ground of the reflection. */
export type Coat = readonly [sky: string, middle: string, horizon: string, ground: string];

type CoatName =
  'fire' | 'ocean' | 'violet' | 'emerald' | 'gold' | 'silver' | 'rose' | 'amber' | 'bronze' | 'smoke';

export const coats: Readonly<Record<CoatName, Coat>> = {
  fire: ['#7a1230', '#e0421f', '#ffc94d', '#3b1020'],
  ocean: ['#123a8c', '#1f86d8', '#8fe3f2', '#0a2146'],
  violet: ['#2f1d78', '#8a3fc0', '#f5a3c8', '#1c1140'],
  emerald: ['#0a4a4f', '#12936f', '#c9e86a', '#08282f'],
  gold: ['#7d4a0b', '#d99a1c', '#fff0a8', '#3a2208'],
  silver: ['#5d6c7a', '#a9b7c3', '#f4f8fb', '#2a353f'],
  rose: ['#96304f', '#e0708a', '#ffd9cf', '#4a1a2e'],
  amber: ['#a8590a', '#f09a22', '#ffe08a', '#5a3009'],
  bronze: ['#4a2c16', '#96602f', '#e2b27c', '#26150a'],
  smoke: ['#171d24', '#38434e', '#8b98a4', '#0c1116'],
};

export interface Pane {
  drawing: Drawing;
  coat: Coat;
  outline: readonly Point[];
  put: Projector;
  /** Half of the width and height of the lens. */
  half: Point;
  /** Strength of the reflection: 0 is a plain tint, 1 a full mirror. @default 1 */
  mirror?: number;
}

function skyline({ drawing, put, half }: Pane, y: number, relief: number, roughness: number): Point[] {
  const from = -half.x * 1.15;
  const line = ridge(drawing.design, { from, to: -from, y, relief, detail: 6, roughness });
  return line.map((point) => put(point));
}

const filled = (top: readonly Point[], foot: number, fill: string, opacity: number) => {
  const [first, last] = [top[0], top.at(-1)];
  if (!first || !last) return '';
  const path = closed([...top, { x: last.x, y: foot }, { x: first.x, y: foot }]);
  return `<path d="${path}" fill="${fill}" opacity="${opacity}"/>`;
};

/** Draws a light streak that follows the lens's curve. */
function streak({ put, half }: Pane, from: number, to: number, lean: number): string {
  const edge = (share: number) =>
    Array.from({ length: 9 }, (_, index) => {
      const t = index / 8;
      return put({ x: half.x * (share - lean * (t - 0.5)), y: half.y * (t * 2.4 - 1.2) });
    });
  return closed([...edge(from), ...edge(to).toReversed()]);
}

/** Draws a curved lens that reflects mountains. */
export function mirrorPane(pane: Pane): string {
  const { drawing, coat, outline, put, half, mirror = 1 } = pane;
  const [sky, middle, horizon, ground] = coat;
  const path = closed(outline.map((point) => put(point)));
  const stops: Stop[] = [
    [0, sky],
    [0.3, middle],
    [0.56, horizon],
    [0.64, mix(horizon, middle, 0.6)],
    [1, ground],
  ];
  const foot = put({ x: 0, y: half.y * 2 }).y;
  const far = skyline(pane, half.y * 0.16, half.y * 0.52, 0.56);
  const near = skyline(pane, half.y * 0.5, half.y * 0.3, 0.52);
  const sun = put({ x: half.x * drawing.design.between(-0.2, 0.35), y: half.y * -0.08 });
  const glow = Math.round(half.y * 0.6);
  const shine = linear(drawing, 80, [
    [0, '#ffffff', 0.55],
    [0.7, '#ffffff', 0.04],
    [1, '#ffffff', 0.2],
  ]);
  const snow =
    filled(far, foot, lighter(horizon, 0.55), 0.5 * mirror) +
    filled(
      far.map(({ x, y }) => ({ x: x + 10, y: y + 12 })),
      foot,
      mix(middle, sky, 0.5),
      0.55 * mirror,
    );
  return (
    `<path d="${path}" fill="${linear(drawing, 82, stops)}"/><g clip-path="${clip(drawing, path)}">` +
    [1, 0.7, 0.4]
      .map(
        (share) =>
          `<circle cx="${Math.round(sun.x)}" cy="${Math.round(sun.y)}" r="${Math.round(glow * share)}" fill="#fff" opacity="${(0.1 * mirror).toFixed(2)}"/>`,
      )
      .join('') +
    snow +
    filled(near, foot, darker(ground, 0.3), 0.62 * mirror) +
    `<path d="${streak(pane, -0.78, -0.36, 0.34)}" fill="${shine}" opacity="0.5"/>` +
    `<path d="${streak(pane, -0.3, -0.22, 0.34)}" fill="${shine}" opacity="0.42"/>` +
    `<path d="${streak(pane, 0.7, 0.86, 0.2)}" fill="${shine}" opacity="0.22"/>` +
    `<g fill="none">${[26, 16, 8].map((width) => line(path, '#05090e', { width, opacity: 0.13 })).join('')}` +
    `<g transform="translate(4 5)">${line(path, '#ffffff', { width: 3, opacity: 0.5 })}</g></g></g>`
  );
}
