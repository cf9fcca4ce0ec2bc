import { pictureOf } from '../banner/banner.ts';
import { createScene, type Scene } from '../banner/scene.ts';
import { grain } from '../banner/texture.ts';
import { linear, radial } from '../drawing/drawing.ts';
import { createRandom } from '../drawing/random.ts';
import type { BannerMood, Colours } from 'storefront-ports/picture-originals';
import type { ProductArtSpec, ProductKind } from '../spec.ts';
import { drawGoods, withDefinitions } from './goods.ts';
import { tileSubjects } from './tile-subjects.ts';

export interface CategoryTileSpec {
  /** URL path of the category, such as `outdoor/tents`. */
  key: string;
  mood: BannerMood;
}

const size = { width: 600, height: 400 };

interface Look {
  /** Of the wall behind the product and of the floor. */
  ground: readonly [wall: string, floor: string];
  colours: Colours;
}

/** Calm grounds with a product that stands out from each. */
const looks = {
  glacier: {
    ground: ['#cfdfe9', '#9fb9cb'],
    colours: { base: '#d8472b', accent: '#17324d', detail: '#f7f9fb' },
  },
  sand: {
    ground: ['#e4ddd0', '#c0b59f'],
    colours: { base: '#17486b', accent: '#ffb13b', detail: '#f7f9fb' },
  },
  slate: {
    ground: ['#9db0bf', '#6f8799'],
    colours: { base: '#f2b632', accent: '#17324d', detail: '#ffffff' },
  },
  moss: {
    ground: ['#d5dccb', '#a7b497'],
    colours: { base: '#c9541f', accent: '#23352b', detail: '#f5efe0' },
  },
  rose: {
    ground: ['#e7d9d6', '#c6b0ac'],
    colours: { base: '#1d4f57', accent: '#ff7f4d', detail: '#f8f4f0' },
  },
} as const satisfies Record<string, Look>;

/** By department, so that neighbours on the home page differ. */
const lookOf: readonly (readonly [path: RegExp, look: Look])[] = [
  [/^skis/, looks.glacier],
  [/^ski-boots/, looks.sand],
  [/^ski-bindings/, looks.slate],
  [/^ski-poles/, looks.moss],
  [/^snowboarding/, looks.slate],
  [/^clothing/, looks.sand],
  [/^protection/, looks.moss],
  [/^backcountry/, looks.glacier],
  [/^outdoor/, looks.moss],
  [/^care/, looks.rose],
];

/** Makers whose names the products bear. */
const makers = ['Varnhorn', 'Tarnfell', 'Skarvgrat', 'Ostkamm'] as const;
const lengths: Readonly<Partial<Record<ProductKind, number>>> = {
  ski: 178,
  'touring-ski': 172,
  snowboard: 158,
  splitboard: 160,
  poles: 120,
};

function articleOf(key: string, kind: ProductKind, { colours }: Look, index: number): ProductArtSpec {
  const brand = createRandom(`tile|${key}`).pick(makers);
  const lengthCm = lengths[kind];
  return {
    sku: `tile|${key}|${kind}`,
    kind,
    ...(lengthCm === undefined ? {} : { lengthCm }),
    colours: index === 0 ? colours : { ...colours, base: colours.accent, accent: colours.base },
    brand,
    model: 'Grat',
    audience: key.includes('junior') ? 'junior' : 'unisex',
    facts: {},
    view: 'main',
  };
}

function studio(scene: Scene, [wall, floor]: Look['ground']): string {
  const { width, height } = scene;
  const surface = linear(scene, 90, [
    [0, wall],
    [0.62, wall],
    [0.72, floor],
    [1, floor],
  ]);
  const light = radial(
    scene,
    [
      [0, '#ffffff', 0.75],
      [0.55, '#ffffff', 0.25],
      [1, '#ffffff', 0],
    ],
    0.45,
    0.4,
    0.6,
  );
  const whole = `width="${width}" height="${height}"`;
  return `<rect ${whole} fill="${surface}"/><rect ${whole} fill="${light}"/><rect ${whole} fill="${grain(scene)}" opacity="0.12"/>`;
}

/** Returns the tile of a category: what it sells, large, on a calm ground. */
export function drawCategoryTile({ key, mood }: CategoryTileSpec): string {
  const scene = createScene({ key: `category|${key}`, mood, ...size });
  const look = lookOf.find(([path]) => path.test(key))?.[1] ?? looks.glacier;
  const articles = tileSubjects(key).map((kind, index) => articleOf(key, kind, look, index));
  const { width, height } = scene;
  // Pages write the name of the category over the lower quarter.
  const area = { left: width * 0.08, right: width * 0.92, foot: height * 0.78, tall: height * 0.75 };
  const goods = drawGoods(scene, articles, area);
  const body = studio(scene, look.ground) + goods.body;
  return pictureOf(withDefinitions(scene, goods), body);
}
