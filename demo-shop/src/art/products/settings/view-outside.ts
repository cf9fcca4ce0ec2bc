import { ground, roll } from '../../banner/ground.ts';
import { mist } from '../../banner/finish.ts';
import { drawRange } from '../../banner/range.ts';
import { createScene, type Scene } from '../../banner/scene.ts';
import { sky } from '../../banner/sky.ts';
import { forest } from '../../banner/trees.ts';
import { mix } from '../../drawing/colour.ts';
import { blur } from '../../drawing/drawing.ts';
import { createRandom } from '../../drawing/random.ts';
import type { ProductArtSpec } from '../../spec.ts';

const moods = ['midday', 'dawn', 'midday', 'dusk'] as const;
const places = 18;

export interface Outside {
  markup: string;
  definitions: string;
  /** Colours of the snow in the sun and in the shade. */
  snow: Scene['hour']['slope'];
}

const mountainsOf = (scene: Scene) =>
  sky(scene) +
  drawRange(scene, {
    name: 'hero',
    massif: scene.random('outside').pick(['horn', 'needles', 'twins', 'wall']),
    at: scene.random('at').between(-0.3, 0.3),
    foot: 0.86,
    scale: scene.random('scale').between(0.95, 1.25),
    haze: Math.min(0.6, 0.34 * scene.hour.air),
    mist: 0.8,
    tones: 5,
    cell: 7,
    // It is out of focus, so it has fewer shapes than a banner.
    smallest: 90,
    budget: 7_000,
  }) +
  mist(scene, 0.84, 30, 0.6);

function slopesOf(scene: Scene): string {
  const { hour } = scene;
  const hill = roll(scene, 'hill', 0.8, -0.05, 0.05);
  const near = roll(scene, 'near', 0.95, 0.05, 0.03);
  const wood = {
    name: 'wood',
    edge: hill,
    from: -0.8,
    to: 0.8,
    count: 70,
    tall: 24,
    depth: 46,
    colour: mix(hour.tree, hour.haze, 0.3),
  };
  return (
    `<g filter="${blur(scene, 5)}">${mountainsOf(scene)}` +
    `${ground(scene, { name: 'hill', edge: hill, haze: 0.35, drifts: 0 })}${forest(scene, wood)}</g>` +
    ground(scene, { name: 'near', edge: near, haze: 0.05, drifts: 0 })
  );
}

const views = {
  /** Sky and mountains down to the edge of a deck. */
  mountains: (scene: Scene) =>
    `<g transform="translate(0 -150)" filter="${blur(scene, 5)}">${mountainsOf(scene)}</g>`,
  /** Sky, mountains and a slope of snow in the foreground. */
  slopes: slopesOf,
};

/** There are few places, and drawing the mountains takes longer than the product. */
const drawn = new Map<string, Outside>();

/** Returns the view behind a product: one of a few places, which the model determines. */
export function outside({ brand, model }: ProductArtSpec, view: keyof typeof views): Outside {
  const random = createRandom(`${brand}|${model}|place`);
  const place = random.whole(1, places);
  const mood = moods[place % moods.length] ?? 'midday';
  const key = `outside-${view}-${place}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const scene = createScene({ key, mood, width: 800, height: 1000 });
  const markup = views[view](scene);
  const result = { markup, definitions: scene.definitions(), snow: scene.hour.slope };
  drawn.set(key, result);
  return result;
}
