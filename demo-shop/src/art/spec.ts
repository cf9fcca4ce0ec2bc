import type { BannerMood, Colours, ProductView } from 'storefront-ports/picture-originals';

/** Kinds of product that can be drawn; each product family refers to one. */
export const productKinds = [
  'ski',
  'touring-ski',
  'snowboard',
  'splitboard',
  'poles',
  'trekking-poles',
  'climbing-skins',
  'boot',
  'touring-boot',
  'liner',
  'snowboard-boot',
  'trail-shoe',
  'hiking-boot',
  'binding',
  'touring-binding',
  'snowboard-binding',
  'jacket',
  'shell-jacket',
  'softshell',
  'down-jacket',
  'fleece',
  'vest',
  'one-piece',
  'base-layer',
  't-shirt',
  'trousers',
  'bibs',
  'shorts',
  'gloves',
  'mittens',
  'hat',
  'neckwear',
  'socks',
  'goggles',
  'lens',
  'sunglasses',
  'helmet',
  'back-protector',
  'body-armour',
  'backpack',
  'airbag-pack',
  'trekking-pack',
  'duffel',
  'boot-bag',
  'ski-bag',
  'safety',
  'tent',
  'sleeping-bag',
  'sleeping-mat',
  'stove',
  'bottle',
  'headlamp',
  'harness',
  'rope',
  'ice-axe',
  'crampons',
  'wax',
  'tuning-tool',
  'repair-kit',
  'boot-dryer',
  'voucher',
  'donation',
] as const;

export type ProductKind = (typeof productKinds)[number];

/** One picture of one product; the same spec gives the same SVG on every machine. */
export interface ProductArtSpec {
  sku: string;
  kind: ProductKind;
  /** Length in cm; the drawn length of skis, snowboards and poles is derived from it. */
  lengthCm?: number;
  colours: Colours;
  brand: string;
  model: string;
  audience: 'unisex' | 'women' | 'men' | 'junior';
  /** Catalogue facts such as `waist: 98` or `hood: 'no-hood'` that the picture must not contradict. */
  facts: Readonly<Record<string, string | number>>;
  view: ProductView;
  /** Parts of a bundle, the leading one first; the main picture shows them together. */
  parts?: readonly ProductArtSpec[];
  /** Whether it is drawn beside others of a set, which leaves less room. */
  isPart?: boolean;
}

export interface BannerArtSpec {
  key: string;
  /** Picture width in px, for example 1400 (height 445). */
  width: number;
  height: number;
  mood: BannerMood;
}
