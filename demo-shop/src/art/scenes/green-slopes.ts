import type { Scene } from '../banner/scene.ts';
import { mix } from '../drawing/colour.ts';

type Slope = readonly [light: string, shade: string];

const meadows: readonly [Slope, ...Slope[]] = [
  ['#aeb068', '#51693f'],
  ['#c2a95c', '#6b6238'],
  ['#8fae6c', '#3f6244'],
];

/** Returns the scene with green slopes in the foreground; the mountains stay white. */
export function withGreenSlopes(scene: Scene): Scene {
  const { hour, mood } = scene;
  const dim = mood === 'night' ? 0.8 : mood === 'dusk' ? 0.45 : mood === 'storm' ? 0.35 : 0.1;
  const [light, shade] = scene.random('meadow').pick(meadows);
  const slopes = [
    mix(light, hour.slope[0], 0.12 + dim * 0.2),
    mix(shade, hour.slope[1], 0.1 + dim * 0.5),
  ] as const;
  return {
    ...scene,
    hour: { ...hour, slope: [mix(slopes[0], hour.tree, dim * 0.6), slopes[1]], isGreen: true },
  };
}
