import { blur } from '../drawing/drawing.ts';
import type { Scene } from '../banner/scene.ts';
import { extents } from '../products/extents.ts';
import { partOf } from '../products/product.ts';
import type { ProductArtSpec, ProductKind } from '../spec.ts';

/** Products in front of a scene. */
export interface Goods {
  definitions: string;
  body: string;
}

/** Part of a scene for products, px. */
export interface Area {
  left: number;
  right: number;
  /** Where the products stand. */
  foot: number;
  /** Height of the largest product. */
  tall: number;
}

/** Long products stand in the ground or run out of the picture: otherwise little of them would be visible. */
const beyondPicture: Readonly<Partial<Record<ProductKind, number>>> = {
  ski: 1.7,
  'touring-ski': 1.7,
  poles: 1.25,
  'trekking-poles': 1.25,
  snowboard: 1.3,
  splitboard: 1.3,
  'climbing-skins': 1.2,
  'ski-bag': 1.15,
  trousers: 1.25,
  bibs: 1.3,
  'one-piece': 1.35,
};

/** Kinds that lie or are small: beside others they are not as tall as a jacket. */
const small: Readonly<Partial<Record<ProductKind, number>>> = {
  goggles: 0.58,
  lens: 0.5,
  sunglasses: 0.46,
  'trail-shoe': 0.62,
  'hiking-boot': 0.76,
  helmet: 0.8,
  headlamp: 0.62,
  duffel: 0.68,
  tent: 0.74,
  hat: 0.74,
  neckwear: 0.66,
  gloves: 0.78,
  mittens: 0.8,
  binding: 0.8,
  'touring-binding': 0.8,
  wax: 0.76,
  'tuning-tool': 0.6,
  stove: 0.72,
  shorts: 0.8,
  socks: 0.84,
};

interface Placed {
  spec: ProductArtSpec;
  width: number;
  height: number;
  /** Whether it stands on the ground, rather than running out of the picture. */
  isWhole: boolean;
}

/** Gaps between neighbours, share of the width of both; negative: they overlap. */
const overlap = -0.1;

function sized(spec: ProductArtSpec, isFirst: boolean, tall: number): Placed {
  const [left, top, right, bottom] = extents[spec.kind];
  const beyond = beyondPicture[spec.kind];
  const height = tall * (beyond ?? small[spec.kind] ?? 0.94) * (isFirst ? 1 : 0.86);
  return {
    spec,
    height,
    width: (height * (right - left)) / (bottom - top),
    isWhole: beyond === undefined,
  };
}

/** Returns the products in the order of their places: the first is in the middle, or at the left of two. */
function arranged(goods: readonly Placed[]): Placed[] {
  const [first, second, ...rest] = goods;
  if (first === undefined) return [];
  if (second === undefined) return [first];
  return rest.length === 0 ? [first, second] : [second, first, ...rest];
}

const svgNumber = (value: number) => Number(value.toFixed(3));

function drawOne(scene: Scene, one: Placed, centre: number, foot: number): Goods {
  const { drawing, picture } = partOf({ ...one.spec, view: 'main', isPart: true });
  const [left, top, right, bottom] = extents[one.spec.kind];
  const scale = one.height / (bottom - top);
  // Long products start at the same height as the others, and end below the picture.
  const down = one.isWhole ? foot - one.height : foot * 0.06;
  const at = `translate(${svgNumber(centre - ((left + right) / 2) * scale)} ${svgNumber(down - top * scale)}) scale(${svgNumber(scale)})`;
  const ground = one.isWhole
    ? `<ellipse cx="${svgNumber(centre)}" cy="${svgNumber(foot)}" rx="${svgNumber(one.width * 0.46)}" ry="${svgNumber(Math.max(5, one.width * 0.045))}" fill="#0b1b2b" opacity="0.5" filter="${blur(scene, 7)}"/>`
    : '';
  return { definitions: drawing.definitions(), body: `${ground}<g transform="${at}">${picture.body}</g>` };
}

/** Draws products side by side in an area of a scene, the first one in front of the others. */
export function drawGoods(scene: Scene, specs: readonly ProductArtSpec[], area: Area): Goods {
  const goods = specs.map((spec, index) => sized(spec, index === 0, area.tall));
  const [first] = goods;
  const row = arranged(goods);
  const natural = row.reduce((sum, { width }, index) => sum + width * (index === 0 ? 1 : 1 + overlap), 0);
  const room = area.right - area.left;
  // Small products fill the height; those that run out of the picture are large enough.
  const highest = Math.max(...row.map(({ height, isWhole }) => (isWhole ? height : area.tall)));
  const resize = Math.min(room / natural, Math.max(1, (area.tall * 0.98) / highest));
  const gap = Math.max(0, room - natural * resize) / (row.length + 1);
  let x = area.left + gap;
  const drawn = row.map((each) => {
    const one = { ...each, width: each.width * resize, height: each.height * resize };
    const centre = x + one.width / 2;
    x += one.width * (1 + overlap) + gap;
    const isFirst = each === first;
    return { isFirst, ...drawOne(scene, one, centre, isFirst ? area.foot : area.foot - area.tall * 0.02) };
  });
  const ordered = [...drawn.filter(({ isFirst }) => !isFirst), ...drawn.filter(({ isFirst }) => isFirst)];
  return {
    definitions: ordered.map(({ definitions }) => definitions).join(''),
    body: ordered.map(({ body }) => body).join(''),
  };
}

/** Returns the scene with the definitions of the products in front of it. */
export const withDefinitions = (scene: Scene, { definitions }: Goods): Scene => ({
  ...scene,
  definitions: () => scene.definitions() + definitions,
});
