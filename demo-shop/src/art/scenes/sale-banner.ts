import { pictureOf } from '../banner/banner.ts';
import { finish, snowfall } from '../banner/finish.ts';
import { createScene, type Scene } from '../banner/scene.ts';
import { brandSymbol, wordmark } from '../brands/mark.ts';
import { linear, radial } from '../drawing/drawing.ts';
import type { BannerArtSpec, ProductArtSpec, ProductKind } from '../spec.ts';
import { drawGoods, withDefinitions } from './goods.ts';
import { withGreenSlopes } from './green-slopes.ts';
import { camp, hut, meadow, ridge, slope, woods, type Stage } from './stages.ts';
import { workshop } from './workshop.ts';

export interface SaleBannerSpec extends BannerArtSpec {
  /** Whose mark it shows; null for a sale of several brands. */
  brandName: string | null;
  /** The products in front of the scene, the largest first; at least one. */
  goods: readonly ProductArtSpec[];
}

const stagesByKind: readonly (readonly [kinds: readonly ProductKind[], stage: Stage])[] = [
  [['tent', 'sleeping-bag', 'sleeping-mat', 'stove', 'headlamp'], camp],
  [
    [
      'hiking-boot',
      'trail-shoe',
      'trekking-pack',
      'trekking-poles',
      'backpack',
      'bottle',
      't-shirt',
      'shorts',
    ],
    meadow,
  ],
  [['wax', 'tuning-tool', 'repair-kit', 'boot-dryer', 'duffel', 'boot-bag', 'ski-bag'], workshop],
  [
    [
      'touring-ski',
      'touring-boot',
      'touring-binding',
      'climbing-skins',
      'safety',
      'airbag-pack',
      'goggles',
      'lens',
      'sunglasses',
    ],
    ridge,
  ],
  [
    [
      'snowboard',
      'splitboard',
      'snowboard-boot',
      'snowboard-binding',
      'jacket',
      'shell-jacket',
      'down-jacket',
      'bibs',
    ],
    woods,
  ],
  [['base-layer', 'fleece', 'softshell', 'socks', 'hat', 'gloves', 'mittens', 'neckwear'], hut],
];

/** Returns the place where the leading product is used. */
const stageOf = ({ kind }: ProductArtSpec): Stage =>
  stagesByKind.find(([kinds]) => kinds.includes(kind))?.[1] ?? slope;

/** Draws the place out of focus, with light behind the products. */
function backdrop(scene: Scene, stage: Stage, centre: number): string {
  const { width, height, hour, mood } = scene;
  const light = radial(scene, [
    [0, '#ffffff', 0.5],
    [0.6, '#ffffff', 0.16],
    [1, '#ffffff', 0],
  ]);
  const deviation = stage === workshop ? 2 : 3.5;
  // Only as large as the scene, which is beyond the picture in places: larger filters take longer.
  const soft = scene.define(
    (id) =>
      `<filter id="${id}" color-interpolation-filters="sRGB" filterUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
  );
  // A little larger than the picture: blurred edges are translucent.
  const larger = `translate(${width / 2} ${height / 2}) scale(1.08) translate(${-width / 2} ${-height / 2})`;
  return (
    `<rect width="${width}" height="${height}" fill="${hour.haze}"/>` +
    `<g transform="${larger}"><g filter="${soft}">${stage(scene)}</g></g>` +
    (mood === 'storm' && stage !== workshop ? snowfall(scene) : '') +
    finish(scene, false) +
    `<ellipse cx="${Math.round(centre)}" cy="${Math.round(height * 0.5)}" rx="${Math.round(width * 0.4)}" ry="${Math.round(height * 0.62)}" fill="${light}"/>`
  );
}

/** Draws symbol and name of the brand in white, on a shade. */
function mark(scene: Scene, brand: string): string {
  const { width, height } = scene;
  const isWide = width / height > 2.4;
  const shade = linear(scene, isWide ? 0 : 35, [
    [0, '#0b1b2b', 0.72],
    [isWide ? 0.34 : 0.42, '#0b1b2b', 0.3],
    [isWide ? 0.5 : 0.62, '#0b1b2b', 0],
  ]);
  const x = width * (isWide ? 0.175 : 0.2);
  const size = height * (isWide ? 0.3 : 0.24);
  return (
    `<rect width="${width}" height="${height}" fill="${shade}"/>` +
    brandSymbol(brand, { x, y: height * (isWide ? 0.38 : 0.3), size, colour: '#ffffff' }) +
    wordmark(brand, {
      x,
      y: Math.round(height * (isWide ? 0.74 : 0.6)),
      size: Math.round(height * (isWide ? 0.17 : 0.13)),
      colour: '#ffffff',
      maxWidth: width * (isWide ? 0.27 : 0.32),
    })
  );
}

/** On a phone, more would be too small, beside a mark above all. */
const maxGoods = (isWide: boolean, brandName: string | null) => (isWide ? 5 : brandName === null ? 3 : 2);

/** Returns the banner of a sale: its products in the place where they are used, and the mark of its brand. */
export function drawSaleBanner({ brandName, goods, ...spec }: SaleBannerSpec): string {
  const [lead] = goods;
  const stage = lead === undefined ? slope : stageOf(lead);
  const plain = createScene(spec);
  const scene = stage === meadow ? withGreenSlopes(plain) : plain;
  const { width, height } = scene;
  const isWide = width / height > 2.4;
  const left = brandName === null ? width * 0.03 : width * (isWide ? 0.33 : 0.36);
  const area = { left, right: width * 0.97, foot: height * 0.95, tall: height * 0.9 };
  const drawn = drawGoods(scene, goods.slice(0, maxGoods(isWide, brandName)), area);
  const body =
    backdrop(scene, stage, (area.left + area.right) / 2) +
    (brandName === null ? '' : mark(scene, brandName)) +
    drawn.body;
  return pictureOf(withDefinitions(scene, drawn), body);
}
