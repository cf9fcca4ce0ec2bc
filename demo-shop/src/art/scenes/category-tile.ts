import { pictureOf } from '../banner/banner.ts';
import { finish, snowfall } from '../banner/finish.ts';
import { createScene, type Scene } from '../banner/scene.ts';
import { mix } from '../drawing/colour.ts';
import type { BannerMood } from 'storefront-ports/picture-originals';
import { camp, hut, meadow, ridge, slope, woods, type Stage } from './stages.ts';
import { workshop } from './workshop.ts';

export interface CategoryTileSpec {
  /** URL path of the category, such as `outdoor/tents`. */
  key: string;
  mood: BannerMood;
}

const size = { width: 600, height: 400 };

/** Stage by URL path; the first match is used. */
const stages: readonly (readonly [start: RegExp, stage: Stage, isGreen?: boolean])[] = [
  [/^outdoor\/(tents|sleeping|stoves|bottles)/, camp],
  [/^outdoor/, meadow, true],
  [/^care/, workshop],
  [/^backcountry|touring|splitboard|freeride|protection\/(goggles|sunglasses|spare)/, ridge],
  [/^snowboarding|^clothing\/(jackets|shell|bibs|trousers|gloves|mittens|one|vests|junior)/, woods],
  [/^clothing/, hut],
  [/^skis|^ski-|^protection/, slope],
];

type Slope = readonly [light: string, shade: string];

const meadows: readonly [Slope, ...Slope[]] = [
  ['#aeb068', '#51693f'],
  ['#c2a95c', '#6b6238'],
  ['#8fae6c', '#3f6244'],
];

/** Returns the scene with green slopes in the foreground; the mountains stay white. */
function greened(scene: Scene): Scene {
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

/** Returns the background picture of a category. The department determines the scene, so that its tiles match. */
export function drawCategoryTile({ key, mood }: CategoryTileSpec): string {
  const [, stage, isGreen] = stages.find(([start]) => start.test(key)) ?? [null, hut];
  const snowy = createScene({ key: `category|${key}`, mood, ...size });
  const scene = isGreen ? greened(snowy) : snowy;
  const weather = mood === 'storm' && stage !== workshop ? snowfall(scene) : '';
  return pictureOf(scene, stage(scene) + weather + finish(scene, false));
}
