/** What the shop can draw; a family of products names one of these. */
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

/** `back` is the other side: its back, its base or its side, whatever shows most. */
export const productViews = ['main', 'detail', 'back'] as const;

export type ProductView = (typeof productViews)[number];

export interface Colourway {
  base: string;
  accent: string;
  detail: string;
}

/** One picture of one product; the same spec always draws the same bytes. */
export interface ProductArtSpec {
  sku: string;
  kind: ProductKind;
  /** Centimetres; sets the drawn length of skis, snowboards and poles. */
  lengthCm?: number;
  colours: Colourway;
  brand: string;
  model: string;
  audience: 'unisex' | 'women' | 'men' | 'junior';
  /** What the catalogue knows of it, such as `waist: 98` or `hood: 'no-hood'`: the picture must not contradict it. */
  facts: Readonly<Record<string, string | number>>;
  view: ProductView;
  /** What a set holds, the leading part first: its main picture shows them together. */
  parts?: readonly ProductArtSpec[];
}

export type BannerMood = 'dawn' | 'midday' | 'dusk' | 'night' | 'storm';

export interface BannerArtSpec {
  key: string;
  /** Pixels of the picture, for instance 1400 x 445. */
  width: number;
  height: number;
  mood: BannerMood;
}
